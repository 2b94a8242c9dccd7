package org.racelens.ui.command;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** What a command is about. */
final class Targets {
	private Targets() {
	}

	/** Where the caret of an editor is. */
	record Caret(IFile file, int line) {
	}

	/**
	 * The selected files, folders and projects, with those of working sets and of markers; the file of the active editor where nothing of
	 * the kind is selected.
	 */
	static Set<IResource> resources(ExecutionEvent event) {
		Set<IResource> result = new LinkedHashSet<>();
		ISelection selection = HandlerUtil.getCurrentSelection(event);
		if (selection instanceof IStructuredSelection structured && !(selection instanceof ITextSelection)) {
			structured.forEach(element -> add(element, result));
		}
		if (result.isEmpty()) {
			editor(event).flatMap(Targets::file).ifPresent(result::add);
		}
		return result;
	}

	private static void add(Object element, Set<IResource> result) {
		IWorkingSet workingSet = Adapters.adapt(element, IWorkingSet.class);
		IResource resource = Adapters.adapt(element, IResource.class);
		IMarker marker = Adapters.adapt(element, IMarker.class);
		if (workingSet != null) {
			resources(workingSet).forEach(result::add);
		} else if (resource != null) {
			result.add(resource);
		} else if (marker != null) {
			result.add(marker.getResource());
		}
	}

	/** The files, folders and projects of a working set, and of those that it is made of. */
	static Stream<IResource> resources(IWorkingSet workingSet) {
		Set<IResource> result = new LinkedHashSet<>();
		Stream.of(workingSet.getElements()).forEach(element -> add(element, result));
		return result.stream();
	}

	/** The line of the caret in the active editor; empty where that shows no file of the workspace as text. */
	static Optional<Caret> caret(ExecutionEvent event) {
		Optional<ITextEditor> text = editor(event).map(e -> Adapters.adapt(e, ITextEditor.class));
		if (text.isPresent() && text.get().getSelectionProvider().getSelection() instanceof ITextSelection selection) {
			return file(text.get()).map(file -> new Caret(file, selection.getStartLine() + 1));
		}
		return Optional.empty();
	}

	private static Optional<IEditorPart> editor(ExecutionEvent event) {
		return Optional.ofNullable(HandlerUtil.getActiveEditor(event));
	}

	private static Optional<IFile> file(IEditorPart editor) {
		return Optional.ofNullable(Adapters.adapt(editor.getEditorInput(), IFile.class));
	}
}
