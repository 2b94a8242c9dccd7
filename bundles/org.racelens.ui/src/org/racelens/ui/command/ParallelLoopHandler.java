package org.racelens.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.racelens.ui.fix.LoopQuestion;

/** Asks whether the loop at the caret can be parallel. */
public final class ParallelLoopHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		Targets.caret(event).ifPresent(caret -> new LoopQuestion(caret.file(), caret.line()).schedule());
		return null;
	}
}
