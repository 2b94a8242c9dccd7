package org.racelens.ui.witness;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.ST;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Trial;
import org.racelens.report.SmtLibReport;
import org.racelens.report.drawing.WitnessDrawing;

/** What is in the view: either a hint that there is nothing to show, or the tabs with one witness and, above them, a warning. */
public final class WitnessPages {
	private static final int MARGIN = 12;
	private static final int TEXT_MARGIN = 8;
	private final Composite root;
	private final StackLayout stack = new StackLayout();
	private final Composite content;
	private final MessageBar warning;
	private final MessageBar trial;
	private final CTabFolder tabs;
	private final SceneCanvas timeline;
	private final SchedulePage schedule;
	private final SmtLibPage smtLib;
	private final StyledText details;

	WitnessPages(Composite parent, Consumer<SourceRange> opener) {
		root = new Composite(parent, SWT.NONE);
		root.setLayout(stack);
		Composite empty = empty(root);
		content = new Composite(root, SWT.NONE);
		GridLayout layout = new GridLayout();
		layout.marginWidth = 0;
		layout.marginHeight = 0;
		layout.verticalSpacing = 0;
		content.setLayout(layout);
		warning = new MessageBar(content, Dialog.DLG_IMG_MESSAGE_WARNING);
		trial = new MessageBar(content, Dialog.DLG_IMG_MESSAGE_INFO);
		tabs = new CTabFolder(content, SWT.BOTTOM | SWT.FLAT);
		tabs.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
		timeline = new SceneCanvas(tabs, opener);
		schedule = new SchedulePage(tabs, opener);
		smtLib = new SmtLibPage(tabs);
		details = new StyledText(tabs, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
		details.setMargins(TEXT_MARGIN, TEXT_MARGIN, TEXT_MARGIN, TEXT_MARGIN);
		details.setKeyBinding('A' | SWT.MOD1, ST.SELECT_ALL);
		tab(Messages.timeline, timeline.control());
		tab(Messages.smtLib, smtLib.control());
		tab(Messages.details, details);
		tabs.setSelection(0);
		stack.topControl = empty;
	}

	private static Composite empty(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayout layout = new GridLayout();
		layout.marginWidth = MARGIN;
		layout.marginHeight = MARGIN;
		page.setLayout(layout);
		Label hint = new Label(page, SWT.WRAP);
		hint.setText(Messages.empty);
		GridData wide = new GridData(SWT.FILL, SWT.BEGINNING, true, false);
		wide.widthHint = MARGIN * MARGIN;
		hint.setLayoutData(wide);
		return page;
	}

	private void tab(String name, Control control) {
		CTabItem item = new CTabItem(tabs, SWT.NONE);
		item.setText(name);
		item.setControl(control);
	}

	void show(RaceFound found) {
		timeline.show((measure, room) -> new WitnessDrawing(measure).draw(found.race(), found.region(), room));
		found.race().evidence().schedule().ifPresent(schedule::show);
		showTexts(found);
	}

	/** Shows the same race again, which may stand elsewhere now: focus and scroll positions stay. */
	void refresh(RaceFound found) {
		timeline.refresh((measure, room) -> new WitnessDrawing(measure).draw(found.race(), found.region(), room));
		found.race().evidence().schedule().ifPresent(schedule::refresh);
		showTexts(found);
	}

	/** There is a tab for a schedule where there is one. */
	private void showSchedule(boolean isThere) {
		Optional<CTabItem> tab = Stream.of(tabs.getItems()).filter(item -> item.getControl() == schedule.control()).findFirst();
		if (isThere && tab.isEmpty()) {
			CTabItem item = new CTabItem(tabs, SWT.NONE, 1);
			item.setText(Messages.schedule);
			item.setControl(schedule.control());
		} else if (!isThere) {
			tab.ifPresent(item -> {
				boolean isFront = tabs.getSelection() == item;
				item.dispose();
				schedule.control().setVisible(false);
				if (isFront) {
					tabs.setSelection(0);
				}
			});
		}
	}

	private void showTexts(RaceFound found) {
		Optional<Schedule> steps = found.race().evidence().schedule();
		showSchedule(steps.isPresent());
		smtLib.show(SmtLibReport.render(found.race()));
		Optional<Trial> tried = found.race().evidence().tried();
		trial.show(tried.map(TrialWords::brief).orElse(""));
		details.setText(WitnessWords.of(timeline.scene()) + steps.map(s -> "\n" + WitnessWords.of(s)).orElse("")
				+ tried.map(t -> "\n" + TrialWords.of(t) + "\n").orElse(""));
		if (stack.topControl != content) {
			stack.topControl = content;
			root.layout();
		}
	}

	/** @param text empty for no warning */
	void warn(String text) {
		warning.show(text);
	}

	/** The tab with the drawing. */
	public SceneCanvas timeline() {
		return timeline;
	}

	/** The tab that steps through an execution which leads to the race; there where one is known. */
	public SchedulePage schedule() {
		return schedule;
	}

	/** Whether the race that is shown has a schedule. */
	public boolean hasSchedule() {
		return Stream.of(tabs.getItems()).anyMatch(item -> item.getControl() == schedule.control());
	}

	/** The drawing in front, or that of the timeline. */
	SceneCanvas picture() {
		return tabs.getSelection() != null && tabs.getSelection().getControl() == schedule.control() ? schedule.canvas() : timeline;
	}

	/** The text of the tab with the constraint in SMT-LIB. */
	public StyledText smtLib() {
		return smtLib.control();
	}

	/** The text of the tab that says in words what the drawing shows. */
	public StyledText details() {
		return details;
	}

	/** The folder of the tabs, drawing first; there also while the hint hides it. */
	public CTabFolder tabs() {
		return tabs;
	}

	/** The sentence above the tabs; empty where there is no warning. */
	public String warning() {
		return warning.text();
	}

	/** What runs of the program have shown of the race, above the tabs; empty where none was looked at. */
	public String trial() {
		return trial.text();
	}

	/** Whether the hint is shown in place of a witness, as before the first race. */
	public boolean isEmpty() {
		return stack.topControl != content;
	}

	void setFocus() {
		Control target = isEmpty() ? root : tabs.getSelection().getControl();
		target.setFocus();
	}

	/** The text of the tab in front, or what is selected of it; for the drawing, what it says in words. */
	String shownText() {
		Control front = tabs.getSelection().getControl();
		StyledText text = List.of(smtLib.control(), details).stream().filter(t -> t == front).findFirst().orElse(details);
		return text == front && text.getSelectionCount() > 0 ? text.getSelectionText() : text.getText();
	}

	Display display() {
		return root.getDisplay();
	}

	boolean isDisposed() {
		return root.isDisposed();
	}
}
