package org.racelens.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.racelens.ui.fix.Explanations;
import org.racelens.ui.fix.Notices;

/** Explains the race at the caret. */
public final class ExplainHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		Targets.caret(event).flatMap(RacesAtCaret::at).ifPresentOrElse(Explanations::show, () -> Notices.status(Messages.noRaceHere));
		return null;
	}
}
