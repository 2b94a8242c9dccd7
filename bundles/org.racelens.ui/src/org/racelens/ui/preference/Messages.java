package org.racelens.ui.preference;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String problem;
	public static String mainHint;
	public static String whenLink;
	public static String analysisLink;
	public static String modelsLink;
	public static String levelsLink;
	public static String annotationsLink;
	public static String editor;
	public static String codeMinings;
	public static String projectsLink;
	public static String projectsTitle;
	public static String projectsMessage;
	public static String when;
	public static String checkFile;
	public static String onTyping;
	public static String onOpen;
	public static String onSave;
	public static String onBuild;
	public static String typingDelay;
	public static String jobs;
	public static String longestText;
	public static String exclusions;
	public static String exclusionsHint;
	public static String analysis;
	public static String schedule;
	public static String scheduleAny;
	public static String scheduleStatic;
	public static String scheduleHint;
	public static String aliasing;
	public static String aliasingMay;
	public static String aliasingDistinct;
	public static String aliasingHint;
	public static String regionTimeout;
	public static String regionTimeoutHint;
	public static String models;
	public static String modelsHint;
	public static String modelLines;
	public static String modelWords;
	public static String levels;
	public static String definiteRace;
	public static String possibleRace;
	public static String acceptedRace;
	public static String unknown;
	public static String condition;
	public static String conformance;
	public static String levelsHint;
	public static String error;
	public static String warning;
	public static String info;
	public static String ignore;
	public static String projectChecked;
	public static String ownSettings;
	public static String workspaceLink;

	static {
		NLS.initializeMessages("org.racelens.ui.preference.messages", Messages.class);
	}

	private Messages() {
	}
}
