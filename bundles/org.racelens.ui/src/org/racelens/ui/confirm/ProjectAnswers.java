package org.racelens.ui.confirm;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;

/**
 * What the user has answered for a project. It is kept by the workspace and never by the project, which comes from elsewhere and must not
 * say of itself that it may be run. A project in another folder is another one.
 */
final class ProjectAnswers {
	private static final String NODE = "org.racelens.ui/confirm";
	private static final String ARGUMENTS = "arguments";
	private static final String UNASKED = "unaskedIn";

	private final IEclipsePreferences node;
	private final String folder;

	ProjectAnswers(IProject project) {
		node = (IEclipsePreferences) InstanceScope.INSTANCE.getNode(NODE).node(project.getName());
		folder = String.valueOf(project.getLocation());
	}

	/** The arguments of the program, as they were typed last. */
	String arguments() {
		return node.get(ARGUMENTS, "");
	}

	/** Whether the user is asked before each run. */
	boolean isAsked() {
		return !node.get(UNASKED, "").equals(folder);
	}

	void keepArguments(String arguments) {
		node.put(ARGUMENTS, arguments);
		flush();
	}

	/** From now on the programs of the project are run without asking. */
	void doNotAsk() {
		node.put(UNASKED, folder);
		flush();
	}

	/** Ends what {@link #doNotAsk} began. */
	void ask() {
		node.remove(UNASKED);
		flush();
	}

	private void flush() {
		try {
			node.flush();
		} catch (BackingStoreException e) {
			ILog.of(getClass()).warn(e.getMessage(), e);
		}
	}
}
