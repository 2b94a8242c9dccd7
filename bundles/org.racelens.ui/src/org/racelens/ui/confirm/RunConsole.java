package org.racelens.ui.confirm;

import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleManager;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.console.MessageConsoleStream;

/**
 * What the program of a file prints while it is run, in the Console view: of each file the last confirmation. The view comes to the front
 * when something is printed first. May be used by any thread.
 */
final class RunConsole {
	/** The type of these consoles. */
	static final String TYPE = "org.racelens.ui.runConsole";
	/** Characters that are kept, and those to which the text is cut where it has more. */
	private static final int MOST = 1 << 20;
	private static final int KEPT = MOST / 2;

	private final MessageConsole console;
	private final MessageConsoleStream stream;
	private boolean isShown;

	private RunConsole(String name) {
		console = new MessageConsole(name, TYPE, null, true);
		console.setWaterMarks(KEPT, MOST);
		stream = console.newMessageStream();
	}

	/** A new one, in the place of that of an earlier confirmation of the file. */
	static RunConsole of(IFile file) {
		RunConsole made = new RunConsole(NLS.bind(Messages.console, file.getFullPath().makeRelative()));
		IConsoleManager manager = ConsolePlugin.getDefault().getConsoleManager();
		manager.removeConsoles(Stream.of(manager.getConsoles())
				.filter(other -> TYPE.equals(other.getType()) && other.getName().equals(made.console.getName())).toArray(IConsole[]::new));
		manager.addConsoles(new IConsole[] { made.console });
		return made;
	}

	/** A run begins. */
	void begins(int run, int most) {
		stream.println(NLS.bind(Messages.consoleRun, run, most));
	}

	/** The program has printed something. */
	void prints(String text) {
		stream.print(text);
		if (!isShown) {
			isShown = true;
			console.activate();
		}
	}
}
