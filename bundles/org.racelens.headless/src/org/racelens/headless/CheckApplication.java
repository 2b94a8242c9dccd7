package org.racelens.headless;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.racelens.headless.Surroundings.Outputs;

/**
 * The Eclipse application {@code org.racelens.headless.check}: the command line within an Eclipse installation. Its arguments are those of
 * the command line, its result is the exit status.
 */
public final class CheckApplication implements IApplication {
	/** Where the launcher was called; without it the process' own directory. */
	private static final String FOLDER = "racelens.cwd";

	private static final String NATIVE_LAUNCHER = "eclipse.launcher";

	private volatile boolean stopped;

	@Override
	public Object start(IApplicationContext context) {
		// the native launcher opens a window for every exit status but 0 otherwise; without it the text would be printed, as an empty line
		if (System.getProperty(NATIVE_LAUNCHER) != null) {
			System.setProperty(IApplicationContext.EXIT_DATA_PROPERTY, "");
		}
		Object arguments = context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
		Surroundings surroundings = new Surroundings(utf8(FileDescriptor.out), utf8(FileDescriptor.err),
				Path.of(System.getProperty(FOLDER, "")), Outputs.fromLauncher(), () -> stopped);
		return RaceLensCommand.run(arguments instanceof String[] words ? words : new String[0], surroundings);
	}

	@Override
	public void stop() {
		stopped = true;
	}

	/** Reports are UTF-8 whatever the locale is: JSON and SARIF demand it. */
	private static PrintStream utf8(FileDescriptor descriptor) {
		return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
	}
}
