package org.racelens.ui.tests;

import static org.racelens.ui.tests.SessionUi.await;
import static org.racelens.ui.tests.SessionUi.awaitShell;
import static org.racelens.ui.tests.SessionUi.isNone;
import static org.racelens.ui.tests.SessionUi.settle;
import static org.racelens.ui.tests.SessionUi.shell;
import static org.racelens.ui.tests.SessionUi.ui;
import static org.racelens.ui.tests.SessionUi.window;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.commands.Command;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.ui.check.CheckJob;
import org.racelens.ui.confirm.ConfirmJob;
import org.racelens.ui.confirm.Confirming;
import org.racelens.ui.editor.hover.DetailsHover;
import org.racelens.ui.fix.FixDialogs;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.summary.SummaryView;
import org.racelens.ui.template.OpenMpTemplates;
import org.racelens.ui.tests.SessionUi.Work;
import org.racelens.ui.witness.WitnessView;

/** Opens all that we have in a workbench of the {@link PseudoLanguage}, and says what stands outside of brackets. */
final class PseudoSession {
	private static final String PROGRAM = """
			void work(int *);
			int x, sum, a[100];

			void ask(void) {
			#pragma omp parallel
				work(&x);
			}

			void stride(int s, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i * s] = i;
			}

			void add(int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					sum += i;
			#pragma omp parallel fro
				for (int i = 0; i < n; i++)
					a[i] = i;
			}

			void plain(void) {
				for (int i = 0; i < 100; i++)
					a[i] = 2 * i;
			}
			""";
	private static final List<String> VIEWS = List.of(WitnessView.ID, RegionsView.ID, SummaryView.ID);
	private static final List<String> PAGES = List.of("main", "when", "analysis", "models", "levels");

	private final Bracketed texts = new Bracketed();
	private IFile file;

	/** What is outside, then how much is inside. */
	List<String> run() throws Exception {
		FunctionBehaviour.words().forEach(texts::allow);
		texts.allow(PROGRAM);
		TestProject project = TestProject.create("pseudo");
		Set<String> before = new HashSet<>();
		IFile notes = project.file("notes.txt", "");
		ui(() -> {
			window().getActivePage().openEditor(new FileEditorInput(notes), Bot.GENERIC_EDITOR);
			Bot.settle(Duration.ofSeconds(1));
			before.add("Shows background operations in Progress view");
			before.addAll(VisibleTexts.of(shell()));
		});
		file = project.file("words.c", PROGRAM);
		await(() -> TestProject.raceCount(file) > 0);
		markers();
		ui(this::openAll);
		await(() -> isNone(FileAnalysis.FAMILY) && isNone(FixOffers.FAMILY));
		settle();
		ui(() -> texts.look("window", VisibleTexts.of(shell()).stream().filter(text -> !before.contains(text)).toList()));
		ui(this::editor);
		ui(this::hovers);
		ui(this::views);
		ui(this::menus);
		ui(this::commands);
		PseudoLanguage.bundles().forEach(bundle -> {
			texts.look("extension", ContributedTexts.of(bundle));
			texts.look("bundle", PseudoLanguage.names(bundle));
		});
		for (String page : PAGES) {
			ui(() -> page(PreferencesUtil.createPreferenceDialogOn(shell(), "org.racelens.ui.preference." + page, null, null)));
		}
		ui(() -> page(
				PreferencesUtil.createPropertyDialogOn(shell(), file.getProject(), "org.racelens.ui.preference.project", null, null)));
		dialog("fixes", () -> FixDialogs.open(file, Optional.empty()));
		dialog("loop", this::askForLoop);
		dialog("accept", this::accept);
		dialog("example", PseudoSession::wizard);
		ui(this::templates);
		check(before);
		confirm(project.file("run.c", TestProject.RACY));
		return texts.found();
	}

	private void markers() throws Exception {
		for (IMarker marker : file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO)) {
			texts.look("marker", List.of(marker.getAttribute(IMarker.MESSAGE, "")));
			ui(() -> Stream.of(IDE.getMarkerHelpRegistry().getResolutions(marker)).map(IMarkerResolution::getLabel)
					.forEach(label -> texts.look("resolution", List.of(label))));
		}
	}

	private void openAll() throws Exception {
		ITextEditor editor = (ITextEditor) window().getActivePage().openEditor(new FileEditorInput(file), Bot.GENERIC_EDITOR);
		for (String view : VIEWS) {
			window().getActivePage().showView(view);
		}
		window().getActivePage().activate(editor);
		EditorBot.cursor(editor, "sum +=");
	}

	private void editor() {
		ITextEditor editor = (ITextEditor) window().getActivePage().getActiveEditor();
		texts.look("mining", EditorBot.minings(editor));
	}

	/** At the beginning of each line, and at each finding. */
	private void hovers() throws Exception {
		ITextEditor editor = (ITextEditor) window().getActivePage().getActiveEditor();
		ITextViewer viewer = editor.getAdapter(ITextViewer.class);
		Set<Integer> offsets = new TreeSet<>();
		for (int line = 0; line < viewer.getDocument().getNumberOfLines(); line++) {
			offsets.add(viewer.getDocument().getLineOffset(line));
		}
		for (IMarker marker : file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO)) {
			offsets.add(marker.getAttribute(IMarker.CHAR_START, 0));
		}
		List<String> said = offsets.stream().map(offset -> new DetailsHover().getHoverInfo(viewer, new Region(offset, 1)))
				.filter(Objects::nonNull).flatMap(String::lines).toList();
		if (said.size() < offsets.size() / 4) {
			throw new AssertionError("no hovers: " + said);
		}
		texts.look("hover", said);
	}

	private void views() {
		VIEWS.forEach(id -> texts.look(id, ViewTexts.of(window().getActivePage().findView(id))));
	}

	private void menus() {
		MenuItem ours = Stream.of(shell().getMenuBar().getItems()).filter(item -> item.getText().indexOf(PseudoLanguage.OPEN) >= 0)
				.findFirst()
				.orElseThrow(() -> new AssertionError("no menu in brackets"));
		texts.look("menu", VisibleTexts.of(ours.getMenu()));
		Menu context = ((ITextEditor) window().getActivePage().getActiveEditor()).getAdapter(Control.class).getMenu();
		texts.look("context menu", VisibleTexts.of(context).stream().filter(text -> text.matches(".*(?i:race).*")).toList());
	}

	private void commands() throws Exception {
		for (Command command : PlatformUI.getWorkbench().getService(ICommandService.class).getDefinedCommands()) {
			if (command.getId().startsWith("org.racelens.")) {
				texts.look("command", List.of(command.getName(), command.getDescription()));
			}
		}
	}

	private void page(PreferenceDialog dialog) {
		dialog.setBlockOnOpen(false);
		dialog.open();
		PreferencePage page = (PreferencePage) dialog.getSelectedPage();
		texts.look("page", List.of(page.getTitle()));
		texts.look("page", VisibleTexts.of(page.getControl()));
		dialog.close();
	}

	private static void wizard() throws Exception {
		IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry().findWizard("org.racelens.ui.exampleWizard")
				.createWizard();
		wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
		new WizardDialog(shell(), wizard).open();
	}

	/** The page is the platform's, what is listed there is ours. */
	private void templates() {
		PlatformUI.getWorkbench().getService(OpenMpTemplates.class).all().forEach(template -> texts.allow(template.getName()));
		PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(shell(), "org.racelens.ui.preference.templates", null, null);
		dialog.setBlockOnOpen(false);
		dialog.open();
		Dialogs.all((Composite) ((PreferencePage) dialog.getSelectedPage()).getControl(), Table.class)
				.forEach(table -> Stream.of(table.getItems())
						.forEach(item -> texts.look("templates", List.of(item.getText(0), item.getText(1), item.getText(2)))));
		dialog.close();
	}

	/** What is said at the end of a check, in the status line. */
	private void check(Set<String> before) throws Exception {
		ui(() -> PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.racelens.ui.check", null));
		await(() -> isNone(CheckJob.FAMILY));
		settle();
		ui(() -> texts.look("check", VisibleTexts.of(shell()).stream().filter(text -> !before.contains(text)).toList()));
	}

	/** The question; where there is a compiler, also what came of it, and what the console says. */
	private void confirm(IFile run) throws Exception {
		texts.allow("run clang sum");
		await(() -> TestProject.raceCount(run) > 0 && isNone(FileAnalysis.FAMILY));
		boolean isCompiler = Stream.of(System.getenv("PATH").split(File.pathSeparator))
				.anyMatch(p -> Files.isExecutable(Path.of(p, "clang")));
		dialog("confirm", () -> Confirming.ask(run, shell()), dialog -> {
			if (isCompiler) {
				dialog.getDefaultButton().notifyListeners(SWT.Selection, new Event());
			} else {
				dialog.close();
			}
		});
		if (isCompiler) {
			await(() -> isNone(ConfirmJob.FAMILY));
			awaitShell(s -> s.getParent() != null && s.getText().contains("run.c"), dialog -> {
				texts.look("outcome", VisibleTexts.of(dialog));
				dialog.close();
				return true;
			});
			ui(() -> Stream.of(ConsolePlugin.getDefault().getConsoleManager().getConsoles()).forEach(console -> {
				texts.look("console", List.of(console.getName()));
				texts.look("console", ((MessageConsole) console).getDocument().get().lines().toList());
			}));
		}
	}

	private void askForLoop() throws Exception {
		ITextEditor editor = (ITextEditor) window().getActivePage().getActiveEditor();
		EditorBot.cursor(editor, "a[i] = 2");
		window().getActivePage().activate(editor);
		PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.racelens.ui.parallelLoop", null);
	}

	private void accept() throws Exception {
		IMarker race = TestProject.races(file).get(0);
		Stream.of(IDE.getMarkerHelpRegistry().getResolutions(race)).filter(r -> r.getLabel().contains("Accept")).findFirst().orElseThrow()
				.run(race);
	}

	/** Opens a dialog, which may come later, looks at it and closes it. */
	private void dialog(String name, Work open) throws Exception {
		dialog(name, open, Shell::close);
	}

	private void dialog(String name, Work open, Consumer<Shell> answer) throws Exception {
		SessionUi.dialog(open, dialog -> {
			Set<String> read = VisibleTexts.of(dialog);
			boolean isProgress = read.stream().noneMatch(text -> text.indexOf(PseudoLanguage.OPEN) >= 0);
			if (!isProgress) {
				texts.look(name, read);
				answer.accept(dialog);
			}
			return !isProgress;
		});
	}
}
