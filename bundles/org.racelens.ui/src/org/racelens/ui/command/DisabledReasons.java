package org.racelens.ui.command;

import java.util.Map;
import java.util.Optional;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.IExecutionListenerWithChecks;
import org.eclipse.core.commands.NotEnabledException;
import org.eclipse.core.commands.NotHandledException;
import org.eclipse.core.commands.common.NotDefinedException;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.racelens.ui.fix.Notices;

/** Tells who presses the keys of a command that is disabled why it is. */
public final class DisabledReasons implements IExecutionListenerWithChecks {
	/** What each command is about. */
	private static final Map<String, String> SUBJECTS = Map.of(
			"org.racelens.ui.check", Messages.needsSelection,
			"org.racelens.ui.summary", Messages.needsSelection,
			"org.racelens.ui.removeMarkers", Messages.needsSelection,
			"org.racelens.ui.parallelLoop", Messages.needsEditor,
			"org.racelens.ui.showFixes", Messages.needsEditor,
			"org.racelens.ui.explain", Messages.needsEditor,
			"org.racelens.ui.otherEnd", Messages.needsEditor);

	/** What is said of commands that are about a selection, whatever an editor shows. */
	private static final Map<String, String> SELECTED = Map.of(
			"org.racelens.ui.exclude", Messages.nothingToLeaveOut,
			"org.racelens.ui.include", Messages.nothingLeftOut);

	private DisabledReasons() {
	}

	/** From now on reasons are told. */
	public static void tell(IWorkbench workbench) {
		workbench.getService(ICommandService.class).addExecutionListener(new DisabledReasons());
	}

	@Override
	public void notEnabled(String commandId, NotEnabledException exception) {
		tell(commandId);
	}

	@Override
	public void notHandled(String commandId, NotHandledException exception) {
		tell(commandId);
	}

	private static void tell(String commandId) {
		Optional.ofNullable(SELECTED.get(commandId)).or(() -> Optional.ofNullable(SUBJECTS.get(commandId)).map(DisabledReasons::reason))
				.ifPresent(Notices::status);
	}

	private static String reason(String needs) {
		return shown().map(name -> NLS.bind(Messages.otherFile, name, needs)).orElseGet(() -> NLS.bind(Messages.noFile, needs));
	}

	private static Optional<String> shown() {
		return Optional.ofNullable(PlatformUI.getWorkbench().getActiveWorkbenchWindow()).map(IWorkbenchWindow::getActivePage)
				.map(IWorkbenchPage::getActiveEditor).map(IEditorPart::getTitle);
	}

	@Override
	public void notDefined(String commandId, NotDefinedException exception) {
		// there is nothing of ours
	}

	@Override
	public void preExecute(String commandId, ExecutionEvent event) {
		// it is enabled
	}

	@Override
	public void postExecuteSuccess(String commandId, Object returnValue) {
		// it was enabled
	}

	@Override
	public void postExecuteFailure(String commandId, ExecutionException exception) {
		// it was enabled
	}
}
