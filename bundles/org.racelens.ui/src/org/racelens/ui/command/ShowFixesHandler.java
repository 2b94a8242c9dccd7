package org.racelens.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ui.fix.FixDialogs;

/** Shows the verified fixes of the file in the editor, those of the race at the caret first. */
public final class ShowFixesHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		Targets.caret(event).ifPresent(
				caret -> FixDialogs.open(caret.file(), RacesAtCaret.at(caret).map(marker -> marker.getAttribute(FindingMarker.ID, ""))));
		return null;
	}
}
