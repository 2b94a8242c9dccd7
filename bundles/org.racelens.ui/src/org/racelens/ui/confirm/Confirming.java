package org.racelens.ui.confirm;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Language;

/** "Confirm by running": asks first, unless the user does not want to be asked for the project. */
public final class Confirming {
	/** The longest time of one run. */
	static final Duration LIMIT = Duration.ofMinutes(1);

	private Confirming() {
	}

	/** Whether a file whose races are known is one that can be built and run here. */
	public static boolean isPossible(FileResult result) {
		return Platform.OS_LINUX.equals(Platform.getOS()) && result.isWhole() && result.includer().isEmpty()
				&& result.file().getLocation() != null && result.file().getProject().getLocation() != null;
	}

	/** To be called by the UI thread; a job builds and runs. Does nothing where the races of the text are not known. */
	public static void ask(IFile file, Shell parent) {
		LiveAnalysis live = PlatformUI.getWorkbench().getService(LiveAnalysis.class);
		Optional<FileResult> result = live.results().of(file).filter(r -> CurrentText.isCurrent(file, r.stamp()));
		result.filter(Confirming::isPossible).ifPresent(r -> ask(r, live, parent));
	}

	private static void ask(FileResult result, LiveAnalysis live, Shell parent) {
		ProjectAnswers answers = new ProjectAnswers(result.file().getProject());
		if (answers.isAsked() && !isAgreed(result, answers, parent)) {
			return;
		}
		List<String> arguments = ArgumentWords.of(answers.arguments()).orElse(List.of());
		new ConfirmJob(result, arguments, live).schedule();
	}

	private static boolean isAgreed(FileResult result, ProjectAnswers answers, Shell parent) {
		ConfirmDialog dialog = new ConfirmDialog(parent, plan(result), answers.arguments());
		if (dialog.open() != Window.OK) {
			return false;
		}
		answers.keepArguments(dialog.arguments());
		if (dialog.isUnasked()) {
			answers.doNotAsk();
		}
		return true;
	}

	private static ConfirmDialog.Plan plan(FileResult result) {
		IFile file = result.file();
		boolean isCpp = result.command().language() == Language.CPP;
		String compiler = System.getenv().getOrDefault(isCpp ? "RACELENS_CXX" : "RACELENS_CC", isCpp ? "clang++" : "clang");
		return new ConfirmDialog.Plan(file.getName(), compiler, file.getProject().getLocation().toOSString(), file.getProject().getName(),
				LIMIT.toSeconds());
	}
}
