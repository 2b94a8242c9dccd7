package org.racelens.ui.editor;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.IAnnotationModelListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.IDocumentProvider;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.ResultListener;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.Level;
import org.racelens.ide.text.CurrentText;
import org.racelens.ui.editor.EndLayer.Origin;

/**
 * Keeps the annotations of all open text editors in step with the results, and lights up the ends of the races that are selected. A service
 * of the workbench, for the user interface's thread.
 */
public final class EditorMarks implements AutoCloseable {
	private final LiveAnalysis live;
	private final OtherEnds otherEnds = new OtherEnds();
	private final Map<IAnnotationModel, MarkedText> texts = new LinkedHashMap<>();
	private final List<Consumer<ITextEditor>> editorListeners = new CopyOnWriteArrayList<>();
	private final Inbox<String> changedPaths;
	private final Inbox<IAnnotationModel> changedModels;
	private final IAnnotationModelListener modelListener;
	private final ResultListener resultListener = new Results();
	private final Runnable settingsListener = this::refresh;
	private final OpenEditors openEditors;
	private final SelectedRaces selectedRaces;
	private final LookedAt lookedAt;
	private final MiningUpdates minings = new MiningUpdates();
	private final MiningSwitch miningSwitch;
	private Set<FindingRef> selected = Set.of();

	EditorMarks(IWorkbench workbench, LiveAnalysis live) {
		this.live = live;
		changedPaths = new Inbox<>(workbench.getDisplay(), this::show);
		changedModels = new Inbox<>(workbench.getDisplay(), models -> lookAgain());
		modelListener = model -> changedModels.add(List.of(model));
		openEditors = new OpenEditors(workbench, this::opened, this::closed);
		selectedRaces = new SelectedRaces(workbench, this::at, this::select);
		lookedAt = new LookedAt(workbench, live.attention());
		miningSwitch = new MiningSwitch(() -> texts.values().forEach(t -> t.editors().forEach(minings::update)),
				workbench.getDisplay());
	}

	void connect() {
		live.results().addListener(resultListener);
		live.environment().settings().addListener(settingsListener);
		live.results().all().forEach(r -> otherEnds.put(r, kind -> isMarked(r, kind)));
		openEditors.connect();
		selectedRaces.connect();
		lookedAt.connect();
		miningSwitch.connect();
	}

	@Override
	public void close() {
		live.results().removeListener(resultListener);
		live.environment().settings().removeListener(settingsListener);
		openEditors.disconnect();
		selectedRaces.disconnect();
		lookedAt.disconnect();
		miningSwitch.disconnect();
	}

	/** The races whose ends are lit up; they are not opened or revealed. */
	public Set<FindingRef> selected() {
		return selected;
	}

	/** Lights up the ends of races in all editors, until something else is selected. */
	public void select(Set<FindingRef> races) {
		if (!selected.equals(races)) {
			selected = Set.copyOf(races);
			live.attention().select(races.stream()
					.collect(Collectors.groupingBy(FindingRef::file, Collectors.mapping(FindingRef::id, Collectors.toUnmodifiableSet()))));
			light();
		}
	}

	/** @param listener told of each editor whose text has annotations: of those that are open already at once */
	public void addEditorListener(Consumer<ITextEditor> listener) {
		editorListeners.add(listener);
		texts.values().forEach(text -> text.editors().forEach(listener));
	}

	/** The texts that editors show. */
	Collection<MarkedText> texts() {
		return texts.values();
	}

	/** The text of an editor; empty for what is no text in the workspace. */
	Optional<MarkedText> text(ITextEditor editor) {
		return texts.values().stream().filter(t -> t.editors().contains(editor)).findFirst();
	}

	/** The races with an end at a selection. */
	private Set<FindingRef> at(ITextEditor editor, ITextSelection selection) {
		Set<FindingRef> races = new LinkedHashSet<>();
		text(editor).ifPresent(t -> t.at(selection.getOffset(), selection.getLength()).forEach(end -> races.add(end.race())));
		return races;
	}

	private void opened(ITextEditor editor) {
		IDocumentProvider provider = editor.getDocumentProvider();
		IFile file = ResourceUtil.getFile(editor.getEditorInput());
		if (provider == null || file == null || text(editor).isPresent()) {
			return;
		}
		IAnnotationModel model = provider.getAnnotationModel(editor.getEditorInput());
		IDocument document = provider.getDocument(editor.getEditorInput());
		if (document != null && model instanceof IAnnotationModelExtension) {
			MarkedText text = texts.computeIfAbsent(model, m -> {
				m.addAnnotationModelListener(modelListener);
				return new MarkedText(file, document, m);
			});
			text.editors().add(editor);
			show(Set.of(text.path()));
			minings.update(editor);
			editorListeners.forEach(l -> l.accept(editor));
		}
	}

	private void closed(ITextEditor editor) {
		selectedRaces.forget(editor);
		minings.forget(editor);
		texts.entrySet().removeIf(e -> {
			MarkedText text = e.getValue();
			boolean isLast = text.editors().remove(editor) && text.editors().isEmpty();
			if (isLast) {
				e.getKey().removeAnnotationModelListener(modelListener);
				text.clear();
			}
			return isLast;
		});
	}

	private void show(Set<String> paths) {
		for (MarkedText text : texts.values()) {
			if (paths.contains(text.path()) && text.show(live.results().of(text.file()), otherEnds.in(text.path()), this::origin)) {
				text.editors().forEach(minings::update);
			}
		}
		lookAgain();
	}

	private void lookAgain() {
		selectedRaces.lookAgain();
		light();
	}

	private Origin origin(IFile file) {
		Optional<FileResult> result = live.results().of(file);
		if (result.isPresent() && !CurrentText.isCurrent(file, result.get().stamp())) {
			return Origin.STALE;
		}
		return otherEnds.isWhole(file) ? Origin.WHOLE : Origin.PARTIAL;
	}

	private void light() {
		texts.values().forEach(t -> t.light(selected));
	}

	private boolean isMarked(FileResult result, FindingKind kind) {
		return live.environment().settings().of(result.file().getProject()).level(kind) != Level.IGNORE;
	}

	/** Another kind of finding may be marked now. */
	private void refresh() {
		live.results().all().forEach(resultListener::changed);
	}

	/** Passes on, from any thread, where something is new. */
	private final class Results implements ResultListener {
		@Override
		public void changed(FileResult result) {
			Set<String> paths = new TreeSet<>(otherEnds.put(result, kind -> isMarked(result, kind)));
			paths.add(result.report().path());
			changedPaths.add(paths);
		}

		@Override
		public void removed(IFile file) {
			Set<String> paths = new TreeSet<>(otherEnds.remove(file));
			paths.add(CurrentText.path(file));
			changedPaths.add(paths);
		}
	}
}
