package org.racelens.ui.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.core.commands.Command;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.ui.fix.FixDialogs;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.summary.SummaryView;
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
	/** Words of the platform's own buttons and fields, of the language, and names of files and projects. */
	private static final Set<String> FOREIGN = Set.of("OK", "Cancel", "Apply", "and", "Close", "Restore", "Defaults", "Details", "Yes",
			"No",
			"words", "pseudo", "workspace", "notes", "txt", "reduction", "critical", "atomic", "private", "lastprivate", "default", "none",
			"shared", "SMT", "LIB", "firstprivate", "for", "Generic", "Back", "to", "assert",
			"set", "logic", "QF", "NIA", "declare", "const", "Int", "check", "sat", "get", "model", "forall", "exists", "not", "or", "div",
			"mod",
			"ite", "true", "false", "num", "threads", "capture", "omp", "update", "argc", "main", "dev", "null", "ms", "min", "max");
	private static final List<String> VIEWS = List.of(WitnessView.ID, RegionsView.ID, SummaryView.ID);
	private static final List<String> PAGES = List.of("main", "when", "analysis", "models", "levels");
	private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
	/** Formulas, paths, and the keys that the platform tells behind a hint. */
	private static final Pattern OTHERS = Pattern.compile("^\\(.*\\)$|/\\S+|\\([A-Z]\\w+\\+[\\w+ ]*\\)$");
	private static final int WAIT_SECONDS = 120;

	private final Set<String> allowed = new HashSet<>(FOREIGN);
	private final Set<String> outside = new HashSet<>();
	private int inside;
	private IFile file;

	/** What is outside, then how much is inside. */
	List<String> run() throws Exception {
		FunctionBehaviour.words().forEach(word -> WORD.matcher(word).results().forEach(part -> allowed.add(part.group())));
		WORD.matcher(PROGRAM).results().forEach(word -> allowed.add(word.group()));
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
		ui(() -> look("window", VisibleTexts.of(shell()).stream().filter(text -> !before.contains(text)).toList()));
		ui(this::editor);
		ui(this::menus);
		ui(this::commands);
		for (String page : PAGES) {
			ui(() -> page(PreferencesUtil.createPreferenceDialogOn(shell(), "org.racelens.ui.preference." + page, null, null)));
		}
		ui(() -> page(
				PreferencesUtil.createPropertyDialogOn(shell(), file.getProject(), "org.racelens.ui.preference.project", null, null)));
		dialog("fixes", () -> FixDialogs.open(file, Optional.empty()));
		dialog("loop", this::askForLoop);
		dialog("accept", this::accept);
		List<String> said = new ArrayList<>(outside.stream().sorted().toList());
		said.add("inside " + (inside > 200 ? "many" : inside));
		return said;
	}

	private static Shell shell() {
		return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();
	}

	private static IWorkbenchWindow window() {
		return PlatformUI.getWorkbench().getWorkbenchWindows()[0];
	}

	/** Some work in the user interface's thread. */
	private interface Work {
		void run() throws Exception;
	}

	private static void ui(Work work) {
		PlatformUI.getWorkbench().getDisplay().syncExec(() -> {
			try {
				work.run();
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
	}

	private static boolean isNone(Object family) {
		return Job.getJobManager().find(family).length == 0;
	}

	private static void await(BooleanSupplier condition) throws InterruptedException {
		long end = System.nanoTime() + WAIT_SECONDS * 1_000_000_000L;
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				throw new AssertionError("waited in vain");
			}
			Thread.sleep(5);
		}
	}

	/** What jobs have found is shown a moment later. */
	private static void settle() throws InterruptedException {
		long[] last = { System.nanoTime() };
		ui(() -> Bot.settle(Duration.ofSeconds(1)));
		await(() -> System.nanoTime() > last[0]);
	}

	private void look(String where, Iterable<String> texts) {
		for (String text : texts) {
			String rest = rest(text);
			if (rest.length() < text.length()) {
				inside++;
			}
			if (WORD.matcher(rest).results().anyMatch(word -> !allowed.contains(word.group()))) {
				outside.add(where + ": " + text);
			}
		}
	}

	/** What is not in brackets; of a text that is cut, all that follows the last one that is open is. */
	private static String rest(String text) {
		String rest = text;
		for (String shorter = rest; !(shorter = rest.replaceAll("\u27e6[^\u27e6\u27e7]*\u27e7", " ")).equals(rest);) {
			rest = shorter;
		}
		return OTHERS.matcher(rest.replaceAll("\u27e6.*", "").replaceAll(".*\u27e7", "")).replaceAll("");
	}

	private void markers() throws Exception {
		for (IMarker marker : file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO)) {
			look("marker", List.of(marker.getAttribute(IMarker.MESSAGE, "")));
			ui(() -> Stream.of(IDE.getMarkerHelpRegistry().getResolutions(marker)).map(IMarkerResolution::getLabel)
					.forEach(label -> look("resolution", List.of(label))));
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
		look("mining", EditorBot.minings(editor));
	}

	private void menus() {
		MenuItem ours = Stream.of(shell().getMenuBar().getItems()).filter(item -> item.getText().indexOf(PseudoLanguage.OPEN) >= 0)
				.findFirst()
				.orElseThrow(() -> new AssertionError("no menu in brackets"));
		look("menu", VisibleTexts.of(ours.getMenu()));
		Menu context = ((ITextEditor) window().getActivePage().getActiveEditor()).getAdapter(Control.class).getMenu();
		look("context menu", VisibleTexts.of(context).stream().filter(text -> text.matches(".*(?i:race).*")).toList());
	}

	private void commands() throws Exception {
		for (Command command : PlatformUI.getWorkbench().getService(ICommandService.class).getDefinedCommands()) {
			if (command.getId().startsWith("org.racelens.")) {
				look("command", List.of(command.getName(), command.getDescription()));
			}
		}
	}

	private void page(PreferenceDialog dialog) {
		dialog.setBlockOnOpen(false);
		dialog.open();
		PreferencePage page = (PreferencePage) dialog.getSelectedPage();
		look("page", List.of(page.getTitle()));
		look("page", VisibleTexts.of(page.getControl()));
		dialog.close();
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
		boolean[] seen = { false };
		Display display = PlatformUI.getWorkbench().getDisplay();
		display.asyncExec(() -> {
			try {
				open.run();
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
		await(() -> {
			ui(() -> Dialogs.shells(s -> s.getParent() != null && (s.getStyle() & SWT.APPLICATION_MODAL) != 0 && s.getText().length() > 0)
					.ifPresent(dialog -> {
						Set<String> texts = VisibleTexts.of(dialog);
						boolean isProgress = texts.stream().noneMatch(text -> text.indexOf(PseudoLanguage.OPEN) >= 0);
						if (!isProgress) {
							look(name, texts);
							dialog.close();
							seen[0] = true;
						}
					}));
			return seen[0];
		});
	}
}
