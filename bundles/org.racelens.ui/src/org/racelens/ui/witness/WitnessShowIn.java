package org.racelens.ui.witness;

import java.util.Optional;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ui.showin.Shown;

/** Shows what other parts ask for, and tells them what the view shows. */
record WitnessShowIn(WitnessView view, WitnessFollower follower) implements IShowInTarget, IShowInSource {
	@Override
	public boolean show(ShowInContext context) {
		return Shown.of(context).filter(this::show).isPresent();
	}

	/** Whether there is a race to show. One whose file was not analysed in this session comes when it is. */
	private boolean show(Shown shown) {
		Optional<FileResult> result = PlatformUI.getWorkbench().getService(LiveAnalysis.class).results().of(shown.file());
		if (result.isEmpty() && shown.race().isPresent() && shown.marker().isPresent()) {
			follower.selectionChanged(view, new StructuredSelection(shown.marker().get()));
			return true;
		}
		Optional<WitnessInput> input = result.flatMap(r -> input(r, shown));
		input.ifPresent(view::show);
		return input.isPresent();
	}

	private Optional<WitnessInput> input(FileResult result, Shown shown) {
		return shown.race().flatMap(id -> WitnessInput.of(result, id))
				.or(() -> shown.cursor().flatMap(cursor -> RaceAtCursor.of(result, cursor, view.input())))
				.or(() -> WitnessInput.first(result));
	}

	@Override
	public ShowInContext getShowInContext() {
		return view.input().map(input -> Shown.context(input.file(), Optional.of(input.shown().id())))
				.orElseGet(() -> new ShowInContext(null, null));
	}
}
