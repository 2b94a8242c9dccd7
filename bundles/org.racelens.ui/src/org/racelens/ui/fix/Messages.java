package org.racelens.ui.fix;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String apply;
	public static String preview;
	public static String failed;
	public static String searching;
	public static String verifying;
	public static String excerpt;
	public static String verified;
	public static String group;
	public static String findFixes;
	public static String findFixesDescription;
	public static String noFixes;
	public static String noFixesDescription;
	public static String showFixes;
	public static String showFixesDescription;
	public static String fixDialog;
	public static String fixDialogTitle;
	public static String fixDialogMessage;
	public static String notOffered;
	public static String groupFigures;
	public static String nothingToFix;
	public static String notAllFixed;
	public static String notAllFixedReasons;
	public static String conflict;
	public static String stale;
	public static String notWritable;
	public static String noLongerKnown;
	public static String accept;
	public static String acceptDescription;
	public static String acceptTitle;
	public static String acceptQuestion;
	public static String acceptQuestionForSeveral;
	public static String acceptNeedsReason;
	public static String inLine;
	public static String inLines;
	public static String ranked;
	public static String named;
	public static String namedByAccess;
	public static String changesCollide;
	public static String stateByAssert;
	public static String stateByAssertDescription;
	public static String stateByAssume;
	public static String stateByAssumeDescription;
	public static String stateByRestrict;
	public static String stateByRestrictDescription;
	public static String stateAll;
	public static String stateAllDescription;
	public static String showConditions;
	public static String showConditionsDescription;
	public static String apartVerified;
	public static String stateVerified;
	public static String conditionNoLongerKnown;
	public static String explain;
	public static String explainDescription;
	public static String confirm;
	public static String confirmDescription;
	public static String copyConstraint;
	public static String copyConstraintDescription;
	public static String checkAgain;
	public static String checkAgainDescription;
	public static String modelFunction;
	public static String modelFunctionDescription;
	public static String correctionDescription;
	public static String messageNoLongerKnown;
	public static String loopDialog;
	public static String askingForLoop;
	public static String noLoop;
	public static String isParallel;
	public static String isNotParallel;
	public static String iterationsMeet;
	public static String notProved;
	public static String proofWithoutPairs;
	public static String proofOfOnePair;
	public static String proofOfPairs;
	public static String assuming;
	public static String inParallel;
	public static String end;
	public static String writes;
	public static String reads;
	public static String witness;
	public static String onlyPossible;
	public static String noSolverTitle;
	public static String noSolver;
	public static String doNotTellAgain;

	static {
		NLS.initializeMessages("org.racelens.ui.fix.messages", Messages.class);
	}

	private Messages() {
	}
}
