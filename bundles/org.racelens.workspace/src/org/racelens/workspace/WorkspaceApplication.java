package org.racelens.workspace;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.racelens.headless.CheckApplication;
import org.racelens.headless.RaceLensCommand;
import org.racelens.headless.WholeProcess;

/**
 * The Eclipse application {@code org.racelens.headless.check}. Where its first argument is a command of the command line, it is that
 * command; else the arguments say which projects of the workspace are checked.
 */
public final class WorkspaceApplication implements IApplication {
	private final CheckApplication commandLine = new CheckApplication();
	private final WholeProcess process = new WholeProcess();

	@Override
	public Object start(IApplicationContext context) {
		String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
		if (arguments.length == 0 || RaceLensCommand.understands(arguments[0])) {
			return commandLine.start(context);
		}
		CheckApplication.withoutDialogs();
		return process.run(surroundings -> WorkspaceCommand.run(arguments, surroundings));
	}

	@Override
	public void stop() {
		commandLine.stop();
		process.stop();
	}
}
