package org.racelens.ui.summary;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.IShowInTargetList;
import org.eclipse.ui.part.ViewPart;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.summary.Tally;
import org.racelens.ui.check.CheckJob;
import org.racelens.ui.showin.Targets;
import org.racelens.ui.summary.ProjectSummary.Coverage;
import org.racelens.ui.witness.SourceOpener;
import org.racelens.ui.words.TallyWords;

/** Sums a project up: its figures beside those of the run before, and the files with most races first. */
public final class SummaryView extends ViewPart {
	public static final String ID = "org.racelens.ui.summaryView";
	private static final String HELP = "org.racelens.ui.summary";
	private static final String PROJECT = "project";
	private static final int[] FIGURES_AND_FILES = { 42, 58 };
	/** From this ratio of width to height on, nothing is put below something else. */
	private static final double FLAT = 1.4;

	private Optional<IProject> remembered = Optional.empty();
	private LiveAnalysis live;
	private SummaryJob job;
	private ProjectChoice choice;
	private Button check;
	private Label comparison;
	private SashForm halves;
	private FigureTable figures;
	private FindingTree tree;

	/** Shows a project in the page's view, which is opened for that where it is not. */
	public static void open(IWorkbenchPage page, IProject project) throws PartInitException {
		((SummaryView) page.showView(ID)).show(project);
	}

	@Override
	public void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		remembered = Optional.ofNullable(saved).map(memento -> memento.getString(PROJECT))
				.map(ResourcesPlugin.getWorkspace().getRoot()::getProject).filter(IProject::isAccessible);
	}

	@Override
	public void saveState(IMemento saved) {
		job.project().ifPresent(project -> saved.putString(PROJECT, project.getName()));
	}

	@Override
	public void createPartControl(Composite parent) {
		live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		SummaryIcons icons = new SummaryIcons(new LocalResourceManager(JFaceResources.getResources(), parent));
		GridLayoutFactory.fillDefaults().applyTo(parent);
		createHead(parent);
		halves = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(halves);
		figures = new FigureTable(halves, icons);
		SourceOpener opener = new SourceOpener(getSite().getPage(), this::complain);
		tree = new FindingTree(halves, icons, row -> opener.open(row.place(), row.parent().file()));
		getSite().setSelectionProvider(tree.viewer());
		halves.setWeights(FIGURES_AND_FILES);
		parent.addListener(SWT.Resize, event -> arrange(parent.getSize()));
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		job = new SummaryJob(live, parent.getDisplay(), this::show);
		job.connect();
		choice.show(remembered);
		remembered.or(choice::first).ifPresentOrElse(this::show, () -> setContentDescription(Messages.noProject));
	}

	private void createHead(Composite parent) {
		Composite head = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).margins(5, 5).applyTo(head);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
		choice = new ProjectChoice(head, live.codeFolders(), this::show);
		choice.control().addListener(SWT.FocusIn, event -> choice.show(job.project()));
		check = new Button(head, SWT.PUSH);
		check.setText(Messages.check);
		check.addListener(SWT.Selection, event -> job.project().ifPresent(p -> new CheckJob(Set.of(p), live).schedule()));
		comparison = new Label(head, SWT.WRAP);
		GridDataFactory.fillDefaults().span(3, 1).grab(true, false).applyTo(comparison);
	}

	/** Side by side where there is width, below each other where there is height. */
	private void arrange(Point size) {
		halves.setOrientation(size.x > FLAT * size.y ? SWT.HORIZONTAL : SWT.VERTICAL);
	}

	private void show(IProject project) {
		choice.show(Optional.of(project));
		check.setEnabled(project.isAccessible());
		job.ask(project);
	}

	private void show(ProjectSummary summary) {
		if (halves.isDisposed()) {
			return;
		}
		boolean isKnown = !summary.now().equals(Tally.NONE);
		setContentDescription(NLS.bind(Messages.description, summary.project().getName(),
				isKnown ? TallyWords.of(summary.now()) : Messages.notChecked));
		comparison.setText(summary.before().map(run -> NLS.bind(comparison(summary.coverage()), time(run.end()))).orElse(Messages.noRun));
		comparison.requestLayout();
		figures.show(summary);
		tree.show(summary);
	}

	private static String comparison(Coverage coverage) {
		return switch (coverage) {
			case ALL -> Messages.comparedWith;
			case SOME -> Messages.notCompared;
		};
	}

	private static String time(Instant instant) {
		return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM).withZone(ZoneId.systemDefault()).format(instant);
	}

	private void complain(String message) {
		getViewSite().getActionBars().getStatusLineManager().setErrorMessage(message);
	}

	@Override
	public void setFocus() {
		tree.viewer().getControl().setFocus();
	}

	@Override
	public void dispose() {
		Optional.ofNullable(job).ifPresent(SummaryJob::close);
		super.dispose();
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == IShowInTarget.class || adapter == IShowInSource.class) {
			return adapter.cast(new SummaryShowIn(tree, this::show));
		}
		if (adapter == IShowInTargetList.class) {
			return adapter.cast(new Targets(ID));
		}
		return adapter == Control.class ? adapter.cast(halves.getParent()) : super.getAdapter(adapter);
	}
}
