package org.racelens.ui.witness;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.ResultListener;

/**
 * Keeps the view in step with what the user selects and with the newest results. Markers are followed always, the cursor of the editor if
 * the view is linked with it.
 */
final class WitnessFollower implements ISelectionListener, ResultListener {
	/** A race that was selected before its file was analysed in this session. */
	private record Wanted(IFile file, String id) {
	}

	private final WitnessView view;
	private final LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	private final Display display = PlatformUI.getWorkbench().getDisplay();
	private Optional<Wanted> wanted = Optional.empty();

	WitnessFollower(WitnessView view) {
		this.view = view;
	}

	void connect() {
		view.getSite().getPage().addPostSelectionListener(this);
		live.results().addListener(this);
		followEditor();
	}

	void disconnect() {
		view.getSite().getPage().removePostSelectionListener(this);
		live.results().removeListener(this);
	}

	/** Shows what is at the cursor of the editor in front. */
	void followEditor() {
		IEditorPart editor = view.getSite().getPage().getActiveEditor();
		ITextEditor text = Adapters.adapt(editor, ITextEditor.class);
		if (text != null && text.getSelectionProvider() != null) {
			selectionChanged(editor, text.getSelectionProvider().getSelection());
		}
	}

	@Override
	public void selectionChanged(IWorkbenchPart part, ISelection selection) {
		if (selection instanceof IStructuredSelection structured && !structured.isEmpty()) {
			Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IMarker.class)).ifPresentOrElse(this::show,
					() -> race(structured.getFirstElement()).ifPresent(view::show));
		} else if (selection instanceof ITextSelection text && part instanceof IEditorPart editor && view.isLinked()) {
			Optional.ofNullable(Adapters.adapt(editor.getEditorInput(), IFile.class)).flatMap(live.results()::of)
					.flatMap(result -> RaceAtCursor.of(result, text, view.input())).ifPresent(view::show);
		}
	}

	private void show(IMarker marker) {
		String id = marker.getAttribute(FindingMarker.ID, "");
		if (!(marker.getResource() instanceof IFile file) || !isRace(marker)) {
			return;
		}
		Optional<FileResult> result = live.results().of(file);
		wanted = result.isEmpty() ? Optional.of(new Wanted(file, id)) : Optional.empty();
		result.flatMap(r -> WitnessInput.of(r, id)).ifPresent(view::show);
		if (result.isEmpty()) {
			// the marker is from an earlier session
			analyse(file);
		}
	}

	/** What a row of another view stands for. */
	private static Optional<WitnessInput> race(Object element) {
		return Optional.ofNullable(Adapters.adapt(element, FileResult.class))
				.flatMap(result -> Optional.ofNullable(Adapters.adapt(element, RaceFound.class))
						.flatMap(f -> WitnessInput.of(result, f.id())));
	}

	private static boolean isRace(IMarker marker) {
		try {
			return marker.exists() && marker.isSubtypeOf(FindingMarker.RACE);
		} catch (CoreException gone) {
			return false;
		}
	}

	private void analyse(IFile file) {
		try {
			live.check(List.of(file));
		} catch (CoreException e) {
			ILog.of(getClass()).log(e.getStatus());
		}
	}

	@Override
	public void changed(FileResult result) {
		later(() -> update(result));
	}

	@Override
	public void removed(IFile file) {
		later(() -> view.input().filter(i -> i.file().equals(file))
				.ifPresent(i -> view.showGone(Optional.empty(), NLS.bind(Messages.removed, file.getName()))));
	}

	private void later(Runnable update) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (!view.pages().isDisposed()) {
					update.run();
				}
			});
		}
	}

	private void update(FileResult result) {
		Optional<WitnessInput> selected = wanted.filter(w -> w.file().equals(result.file())).flatMap(w -> WitnessInput.of(result, w.id()));
		if (selected.isPresent()) {
			wanted = Optional.empty();
			view.show(selected.get());
		} else if (view.input().isEmpty()) {
			followEditor();
		} else if (view.input().get().file().equals(result.file())) {
			keep(view.input().get(), result);
		}
	}

	/** The same race in its newest form. How many races there are is known when all regions are judged. */
	private void keep(WitnessInput shown, FileResult result) {
		if (result.isWhole()) {
			WitnessInput.of(result, shown.shown().id()).ifPresentOrElse(view::show,
					() -> view.showGone(Optional.of(result), NLS.bind(Messages.stale, result.file().getName())));
		}
	}
}
