package org.racelens.ui.confirm;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String dialog;
	public static String dialogTitle;
	public static String dialogMessage;
	public static String builds;
	public static String buildsWith;
	public static String runs;
	public static String runsIn;
	public static String argumentsLabel;
	public static String doNotAsk;
	public static String run;
	public static String openQuote;
	public static String confirming;
	public static String building;
	public static String console;
	public static String consoleRun;
	public static String runOf;
	public static String runJudged;
	public static String outcomeDialog;
	public static String notRun;
	public static String notRunBecause;
	public static String stale;
	public static String confirmed;
	public static String ran;
	public static String ranStale;
	public static String noRaces;
	public static String raceOutcome;
	public static String regionOutcome;
	public static String conditionOutcome;
	public static String inLine;
	public static String inLines;
	public static String onlyInRun;
	public static String printed;
	public static String askAgain;

	static {
		NLS.initializeMessages("org.racelens.ui.confirm.messages", Messages.class);
	}

	private Messages() {
	}
}
