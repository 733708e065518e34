package app.tappet;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
