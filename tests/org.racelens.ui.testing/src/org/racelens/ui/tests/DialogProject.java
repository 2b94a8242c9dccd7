package org.racelens.ui.tests;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.ISources;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;

/** A project that a test works on with dialogs, each of which it has to answer. */
abstract class DialogProject extends WorkbenchProject {
	final Dialogs dialogs = new Dialogs();

	/** Executes a command as menus do, with something selected or with what the workbench shows. */
	static void execute(String command, Object... selected) throws Exception {
		IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
		ParameterizedCommand parameterized = ParameterizedCommand
				.generateCommand(PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(command), null);
		IEvaluationContext context = handlers.createContextSnapshot(true);
		if (selected.length > 0) {
			context.addVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME, new StructuredSelection(selected));
		}
		handlers.executeCommandInContext(parameterized, null, context);
	}

	@Override
	@AfterEach
	void deleteProject() throws Exception {
		dialogs.close();
		super.deleteProject();
		bot.awaitFixes();
		dialogs.assertAnswered();
	}
}
