package org.racelens.ui.witness;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.IShowInTargetList;
import org.eclipse.ui.part.ViewPart;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.source.SourceRange;
import org.racelens.report.SmtLibReport;
import org.racelens.ui.showin.Targets;

/** Shows the witness of one race: drawn, as a constraint, and in words. */
public final class WitnessView extends ViewPart {
	public static final String ID = "org.racelens.ui.witnessView";
	private static final String LINKED = "linked";
	private static final String PICTURE = "witness";

	private final IPropertyChangeListener fontListener = e -> fontsChanged();
	private Optional<WitnessInput> input = Optional.empty();
	private boolean startsLinked = true;
	private WitnessPages pages;
	private WitnessActions actions;
	private WitnessFollower follower;
	private SourceOpener opener;

	/** Brings the view to front and shows a race in it. */
	public static WitnessView open(IWorkbenchPage page, WitnessInput input) throws PartInitException {
		WitnessView view = (WitnessView) page.showView(ID);
		view.show(input);
		return view;
	}

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		startsLinked = memento == null || !Boolean.FALSE.equals(memento.getBoolean(LINKED));
	}

	@Override
	public void saveState(IMemento memento) {
		memento.putBoolean(LINKED, actions.isLinked());
	}

	@Override
	public void createPartControl(Composite parent) {
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, ID);
		opener = new SourceOpener(getSite().getPage(), this::complain);
		pages = new WitnessPages(parent, this::open);
		actions = new WitnessActions(this);
		actions.setLinked(startsLinked);
		actions.fill(getViewSite().getActionBars());
		ZoomActions zoom = new ZoomActions(pages.timeline());
		zoom.fill(getViewSite().getActionBars().getMenuManager());
		zoom.connect(getSite());
		JFaceResources.getFontRegistry().addListener(fontListener);
		follower = new WitnessFollower(this);
		follower.connect();
	}

	@Override
	public void dispose() {
		JFaceResources.getFontRegistry().removeListener(fontListener);
		Optional.ofNullable(follower).ifPresent(WitnessFollower::disconnect);
		super.dispose();
	}

	@Override
	public void setFocus() {
		pages.setFocus();
	}

	/** The race that is shown, with those of its file; empty before the first one. */
	public Optional<WitnessInput> input() {
		return input;
	}

	/**
	 * Shows a race, without bringing the view to front. For the race that is shown already, focus and scroll positions stay; a warning
	 * goes.
	 */
	public void show(WitnessInput shown) {
		RaceFound found = shown.shown();
		Optional<RaceFound> same = input.filter(i -> i.file().equals(shown.file())).map(WitnessInput::shown)
				.filter(before -> before.id().equals(found.id()));
		input = Optional.of(shown);
		if (same.isEmpty()) {
			pages.show(found);
		} else if (!same.get().race().equals(found.race()) || !same.get().region().place().equals(found.region().place())) {
			pages.refresh(found);
		}
		pages.warn("");
		showPosition(shown);
	}

	/** What is shown is no longer true: the newest result, if there is one, is without it. */
	void showGone(Optional<FileResult> newest, String reason) {
		input = input.map(i -> i.gone(newest));
		input.ifPresent(this::showPosition);
		pages.warn(reason);
	}

	private void showPosition(WitnessInput shown) {
		actions.update(input);
		setContentDescription(WitnessWords.position(shown));
	}

	/** The contents of the view; there once the workbench has created its widgets. */
	public WitnessPages pages() {
		return pages;
	}

	boolean isLinked() {
		return actions.isLinked();
	}

	void linkChanged() {
		if (isLinked()) {
			follower.followEditor();
		}
	}

	void showNext() {
		input.filter(WitnessInput::hasNext).map(WitnessInput::next).ifPresent(this::show);
	}

	void showPrevious() {
		input.filter(WitnessInput::hasPrevious).map(WitnessInput::previous).ifPresent(this::show);
	}

	void copySmtLib() {
		input.ifPresent(i -> {
			copy(SmtLibReport.render(i.shown().race()));
			tell(Messages.copied);
		});
	}

	void copyShownText() {
		copy(pages.shownText());
	}

	private void copy(String text) {
		Clipboard clipboard = new Clipboard(pages.display());
		clipboard.setContents(new Object[] { text }, new Transfer[] { TextTransfer.getInstance() });
		clipboard.dispose();
	}

	void exportPng() {
		pictures().ask(PICTURE, "png");
	}

	void exportSvg() {
		pictures().ask(PICTURE, "svg");
	}

	/** Saves the drawing, in the colours of the view. Whether that succeeded is said in the status line, or by a message. */
	public PictureExport pictures() {
		return new PictureExport(pages.picture(), this::tell);
	}

	private void open(SourceRange place) {
		IFile near = input.orElseThrow().file();
		tell("");
		opener.open(place, near);
	}

	private void fontsChanged() {
		pages.timeline().fontsChanged();
		pages.schedule().canvas().fontsChanged();
		pages.smtLib().setFont(JFaceResources.getTextFont());
	}

	private void tell(String message) {
		getViewSite().getActionBars().getStatusLineManager().setErrorMessage(null);
		getViewSite().getActionBars().getStatusLineManager().setMessage(message);
	}

	private void complain(String message) {
		getViewSite().getActionBars().getStatusLineManager().setErrorMessage(message);
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == IShowInTarget.class || adapter == IShowInSource.class) {
			return adapter.cast(new WitnessShowIn(this, follower));
		}
		return adapter == IShowInTargetList.class ? adapter.cast(new Targets(ID)) : super.getAdapter(adapter);
	}
}
