package org.racelens.ui.witness;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String timeline;
	public static String smtLib;
	public static String details;
	public static String schedule;
	public static String firstStep;
	public static String firstStepHint;
	public static String previousStep;
	public static String previousStepHint;
	public static String nextStep;
	public static String nextStepHint;
	public static String lastStep;
	public static String lastStepHint;
	public static String stepPosition;
	public static String empty;
	public static String position;
	public static String positionInFile;
	public static String noPosition;
	public static String goneOf;
	public static String goneInFile;
	public static String lastGone;
	public static String unfinished;
	public static String stale;
	public static String removed;
	public static String next;
	public static String nextHint;
	public static String previous;
	public static String previousHint;
	public static String exportPng;
	public static String exportPngHint;
	public static String exportSvg;
	public static String exportSvgHint;
	public static String exportFailed;
	public static String exportFailedBecause;
	public static String exportJob;
	public static String overwrite;
	public static String overwriteFile;
	public static String noPicture;
	public static String noFolder;
	public static String notPermitted;
	public static String exported;
	public static String copySmtLib;
	public static String copySmtLibHint;
	public static String copied;
	public static String copy;
	public static String selectAll;
	public static String link;
	public static String linkHint;
	public static String canvas;
	public static String jump;
	public static String jumpHint;
	public static String cannotOpen;
	public static String place;
	public static String seenWrite;
	public static String seenRead;
	public static String seenCall;
	public static String zoomIn;
	public static String zoomInHint;
	public static String zoomOut;
	public static String zoomOutHint;
	public static String zoomReset;
	public static String zoomResetHint;
	public static String zoomToFit;
	public static String zoomToFitHint;

	static {
		NLS.initializeMessages("org.racelens.ui.witness.messages", Messages.class);
	}

	private Messages() {
	}
}
