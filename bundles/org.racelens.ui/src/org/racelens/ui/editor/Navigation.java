package org.racelens.ui.editor;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.text.Position;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;

/** Goes to places of races. */
public record Navigation(IWorkbenchPage page, EditorMarks marks, AnalysisResults results) {
	/** Goes to an end: where it has moved to in an open editor, else where it was found. */
	Optional<String> go(EndRef end) {
		for (MarkedText text : marks.texts()) {
			Position position = text.stops().get(end);
			Optional<ITextEditor> editor = text.editors().stream().filter(e -> e.getSite().getPage() == page)
					.max(Comparator.comparing(e -> e == page.getActiveEditor()));
			if (position != null && editor.isPresent()) {
				page.activate(editor.get());
				editor.get().selectAndReveal(position.offset, position.length);
				return Optional.empty();
			}
		}
		return end.race().trail(results).flatMap(trail -> open(trail.stops().get(end.number()), end.race().file()));
	}

	/** Goes to an end of a race; nothing happens if it is gone. */
	public void go(FindingRef race, AccessReport access) {
		race.trail(results).ifPresent(trail -> go(trail.end(access)));
	}

	/**
	 * Opens the file of a place there.
	 *
	 * @param near of several files at that path, that in the same project is taken
	 * @return what is to be told the user if that cannot be done
	 */
	public Optional<String> open(SourceRange place, IFile near) {
		Optional<IFile> file = file(place.path(), near);
		try {
			if (file.isPresent()) {
				ITextEditor editor = Adapters.adapt(IDE.openEditor(page, file.get(), true), ITextEditor.class);
				if (editor != null) {
					editor.selectAndReveal(place.offset(), place.endOffset() - place.offset());
				}
				return Optional.empty();
			}
		} catch (PartInitException e) {
			ILog.of(Navigation.class).log(e.getStatus());
		}
		return Optional.of(NLS.bind(Messages.otherEndGone, place.path()));
	}

	private static Optional<IFile> file(String path, IFile near) {
		if (CurrentText.path(near).equals(path)) {
			return Optional.of(near);
		}
		IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
		IPath location = IPath.fromOSString(path);
		List<IFile> files = Arrays.asList(root.findFilesForLocationURI(location.toFile().toURI()));
		return files.stream().filter(IFile::exists).max(Comparator.comparing(f -> f.getProject().equals(near.getProject())));
	}
}
