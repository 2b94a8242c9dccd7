package org.racelens.ui.regions;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.IShowInTargetList;
import org.eclipse.ui.part.ViewPart;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.regions.Query.Answer;
import org.racelens.ui.showin.Targets;
import org.racelens.ui.witness.PictureExport;
import org.racelens.ui.witness.SceneCanvas;
import org.racelens.ui.witness.SourceOpener;

/**
 * Shows every parallel region of the edited file, its project or the workspace with its verdict and figures, and of the selected one the
 * phase graph and what is known of it.
 */
public final class RegionsView extends ViewPart {
	public static final String ID = "org.racelens.ui.regionsView";
	private static final String HELP = "org.racelens.ui.regions";
	private static final String LINKED = "linked";
	private static final Map<Integer, int[]> TABLE_AND_REGION = Map.of(SWT.HORIZONTAL, new int[] { 52, 48 }, SWT.VERTICAL,
			new int[] { 45, 55 });
	/** From this ratio of width to height on, nothing is put below something else. */
	private static final double FLAT = 2.2;

	private Optional<IMemento> memento = Optional.empty();
	private RegionStore store;
	private RowsJob rows;
	private EditedFile edited;
	private RememberedSash halves;
	private RegionPane region;
	private RegionTable table;
	private RegionActions actions;
	private CaretFollower follower;
	private SourceOpener opener;
	private RegionsShowIn showIn;

	@Override
	public void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		memento = Optional.ofNullable(saved);
	}

	@Override
	public void saveState(IMemento saved) {
		ViewState.save(rows.query(), table.control(), saved);
		saved.putBoolean(LINKED, follower.isLinked());
		halves.save(saved);
		region.save(saved);
	}

	@Override
	public void createPartControl(Composite parent) {
		VerdictImages images = new VerdictImages(new LocalResourceManager(JFaceResources.getResources(), parent));
		opener = new SourceOpener(getSite().getPage(), this::complain);
		edited = new EditedFile(getSite().getPage(), file -> ask(q -> q.withEdited(file)));
		Query query = ViewState.query(memento).withEdited(edited.current());
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		new FilterBar(parent, query, images, this::ask);
		halves = new RememberedSash(parent, "tableSash", TABLE_AND_REGION, memento);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(halves.control());
		createTable(images);
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		region = new RegionPane(halves.control(), live.graphs(), this::openStep, memento);
		halves.show();
		parent.addListener(SWT.Resize, e -> arrange(parent.getSize()));
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		connect(query, live);
	}

	/** Side by side where there is width, below each other where there is height. */
	private void arrange(Point size) {
		halves.arrange(size.x > size.y ? SWT.HORIZONTAL : SWT.VERTICAL);
		region.arrange(size.x > FLAT * size.y ? SWT.HORIZONTAL : SWT.VERTICAL);
	}

	private void createTable(VerdictImages images) {
		table = new RegionTable(halves.control(), images);
		AccessibleNames.set(table.control(), Messages.tableName);
		ViewState.restoreColumns(table.control(), memento);
		table.onSort(column -> ask(q -> q.sortedBy(column)));
		table.onOpen(this::open);
		table.addSelectionChangedListener(e -> selected(table.selection()));
		actions = new RegionActions(getViewSite(), table, () -> table.selection().stream().findFirst().ifPresent(this::open));
		actions.install();
		getSite().setSelectionProvider(table);
	}

	private void connect(Query query, LiveAnalysis live) {
		store = new RegionStore(live.results(), this::news);
		rows = new RowsJob(store, query, halves.control().getDisplay(), this::show);
		edited.connect();
		follower = new CaretFollower(getSite().getPage(), table);
		follower.connect();
		showIn = new RegionsShowIn(table, file -> ask(q -> q.withEdited(Optional.of(file))),
				file -> live.results().of(file).filter(FileResult::isWhole).isPresent(), follower::rest);
		follower.link(memento.map(m -> m.getBoolean(LINKED)).orElse(true));
		new GraphActions(getViewSite(), region, pictures()).install();
		actions.addLink(follower);
		rows.ask(query);
	}

	/** Called by any thread, the first time while the store is being made. */
	private void news() {
		Optional.ofNullable(rows).ifPresent(RowsJob::news);
	}

	@Override
	public void dispose() {
		Optional.ofNullable(edited).ifPresent(EditedFile::disconnect);
		Optional.ofNullable(follower).ifPresent(CaretFollower::disconnect);
		Optional.ofNullable(store).ifPresent(RegionStore::close);
		Optional.ofNullable(rows).ifPresent(RowsJob::cancel);
		super.dispose();
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	private void ask(UnaryOperator<Query> change) {
		rows.ask(change.apply(rows.query()));
	}

	private void show(Answer answer) {
		if (halves.control().isDisposed()) {
			return;
		}
		table.show(answer);
		follower.update();
		showIn.rowsShown(answer);
		setContentDescription(answer.inScope().isEmpty() ? Messages.nothing : summary(answer));
	}

	private static String summary(Answer answer) {
		return NLS.bind(Messages.summary, new Object[] { answer.rows().size(), answer.inScope().size(), answer.count(Verdict.RACE),
				answer.count(Verdict.RACE_FREE_IF), answer.count(Verdict.RACE_FREE), answer.count(Verdict.UNKNOWN) });
	}

	private void selected(List<RegionRow> selected) {
		actions.update(selected);
		region.show(selected.stream().findFirst());
	}

	private void open(RegionRow row) {
		open(row.region().place(), row.file());
	}

	private void openStep(SourceRange place) {
		table.selection().stream().findFirst().ifPresent(row -> open(place, row.file()));
	}

	private void open(SourceRange place, IFile near) {
		complain(null);
		opener.open(place, near);
	}

	/** Saves the graph, in the colours of the view. Whether that succeeded is said in the status line, or by a message. */
	public PictureExport pictures() {
		return new PictureExport(region.canvas(), message -> {
			complain(null);
			getViewSite().getActionBars().getStatusLineManager().setMessage(message);
		});
	}

	private void complain(String message) {
		getViewSite().getActionBars().getStatusLineManager().setErrorMessage(message);
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == Control.class) {
			return adapter.cast(halves.control().getParent());
		}
		if (adapter == IShowInTarget.class || adapter == IShowInSource.class) {
			return adapter.cast(showIn);
		}
		if (adapter == IShowInTargetList.class) {
			return adapter.cast(new Targets(ID));
		}
		return adapter == SceneCanvas.class ? adapter.cast(region.canvas()) : super.getAdapter(adapter);
	}
}
