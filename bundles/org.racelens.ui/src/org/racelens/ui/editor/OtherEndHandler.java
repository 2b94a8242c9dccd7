package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.report.words.RaceMessages;

/** Goes from the end of a race at the cursor to the next one; after the last one comes the first one again. */
public final class OtherEndHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		ITextEditor editor = Adapters.adapt(HandlerUtil.getActiveEditorChecked(event), ITextEditor.class);
		if (editor != null && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
			EditorMarks marks = PlatformUI.getWorkbench().getService(EditorMarks.class);
			AnalysisResults results = PlatformUI.getWorkbench().getService(LiveAnalysis.class).results();
			Set<EndRef> here = marks.text(editor).map(t -> t.at(selection.getOffset(), selection.getLength())).orElse(Set.of());
			StatusText status = new StatusText(editor);
			Optional<EndRef> next = next(here, results);
			if (next.isPresent()) {
				new Navigation(editor.getSite().getPage(), marks, results).go(next.get()).ifPresent(status::show);
			} else {
				status.show(reason(here, results));
			}
		}
		return null;
	}

	/** The first end after those at the cursor; empty where there is no other. */
	private static Optional<EndRef> next(Set<EndRef> here, AnalysisResults results) {
		List<EndRef> all = new ArrayList<>();
		Set<FindingRef> races = new LinkedHashSet<>();
		here.forEach(end -> races.add(end.race()));
		for (FindingRef race : races) {
			race.trail(results).ifPresent(trail -> {
				for (int i = 0; i < trail.stops().size(); i++) {
					all.add(new EndRef(race, i));
				}
			});
		}
		int last = here.stream().mapToInt(all::indexOf).max().orElse(-1);
		for (int i = 1; i <= all.size(); i++) {
			EndRef candidate = all.get((last + i) % all.size());
			if (!here.contains(candidate)) {
				return Optional.of(candidate);
			}
		}
		return Optional.empty();
	}

	private static String reason(Set<EndRef> here, AnalysisResults results) {
		return here.stream().findFirst().flatMap(end -> end.race().trail(results))
				.map(trail -> NLS.bind(Messages.otherEndHere, RaceMessages.sentence(trail.found().race()))).orElse(Messages.otherEndNone);
	}
}
