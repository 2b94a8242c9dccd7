package org.racelens.ui.editor;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.texteditor.ITextEditor;

/** Which races the user looks at: those with an end at the cursor, or those selected in a list of problems, whichever was last. */
final class SelectedRaces extends FollowedWindows implements ISelectionListener {
	/** The races with an end at the cursor of an editor. */
	interface Cursor extends BiFunction<ITextEditor, ITextSelection, Set<FindingRef>> {
	}

	private final Cursor cursor;
	private final Consumer<Set<FindingRef>> changed;
	/** The editor whose cursor was moved last; empty after a choice in a list. */
	private Optional<ITextEditor> last = Optional.empty();

	SelectedRaces(IWorkbench workbench, Cursor cursor, Consumer<Set<FindingRef>> changed) {
		super(workbench);
		this.cursor = cursor;
		this.changed = changed;
	}

	/** There are other ends at the cursor now, perhaps. */
	void lookAgain() {
		last.map(ITextEditor::getSelectionProvider).map(ISelectionProvider::getSelection).filter(ITextSelection.class::isInstance)
				.ifPresent(selection -> changed.accept(cursor.apply(last.get(), (ITextSelection) selection)));
	}

	/** An editor is closed. */
	void forget(ITextEditor editor) {
		last = last.filter(e -> e != editor);
	}

	@Override
	public void selectionChanged(IWorkbenchPart part, ISelection selection) {
		if (selection instanceof ITextSelection text) {
			ITextEditor editor = Adapters.adapt(part, ITextEditor.class);
			if (editor != null) {
				last = Optional.of(editor);
				changed.accept(cursor.apply(editor, text));
			}
		} else if (selection instanceof IStructuredSelection list) {
			Set<FindingRef> races = new LinkedHashSet<>();
			for (Object element : list) {
				IMarker marker = Adapters.adapt(element, IMarker.class);
				if (marker != null) {
					FindingRef.ofRace(marker).ifPresent(races::add);
				}
			}
			if (!races.isEmpty()) {
				last = Optional.empty();
				changed.accept(races);
			}
		}
	}

	@Override
	public void windowOpened(IWorkbenchWindow window) {
		window.getSelectionService().addPostSelectionListener(this);
	}

	@Override
	public void windowClosed(IWorkbenchWindow window) {
		window.getSelectionService().removePostSelectionListener(this);
	}
}
