package org.racelens.ui.fix;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.race.verdict.Race;
import org.racelens.report.words.RaceMessages;

/** Asks why races are accepted, and says which. */
final class AcceptDialog {
	/** More of them would make the dialog higher than a screen. */
	private static final int LISTED = 12;
	private static final String HELP = "org.racelens.ui.acceptDialog";

	private AcceptDialog() {
	}

	/** Empty where the user does not want to. */
	static Optional<String> reason(List<MarkedFinding> findings) {
		InputDialog dialog = new InputDialog(Notices.shell(), Messages.acceptTitle, question(findings), "",
				text -> text.isBlank() ? Messages.acceptNeedsReason : null) {
			@Override
			protected void configureShell(Shell shell) {
				super.configureShell(shell);
				PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
			}
		};
		return Stream.of(dialog).filter(d -> d.open() == Window.OK).map(InputDialog::getValue).findFirst();
	}

	private static String question(List<MarkedFinding> findings) {
		List<Race> races = findings.stream().flatMap(f -> f.race().stream()).map(RaceFound::race).toList();
		if (races.size() == 1) {
			return NLS.bind(Messages.acceptQuestion, places(races.get(0)), FixWords.capital(RaceMessages.sentence(races.get(0))));
		}
		String listed = races.stream().limit(LISTED).map(AcceptDialog::places).distinct().collect(Collectors.joining("\n"));
		return NLS.bind(Messages.acceptQuestionForSeveral, races.size(), races.size() > LISTED ? listed + "\n\u2026" : listed);
	}

	/** {@code half, lines 13 and 16}. */
	private static String places(Race race) {
		int first = race.first().place().line();
		int second = race.second().place().line();
		return first == second ? NLS.bind(Messages.inLine, race.variable(), first)
				: NLS.bind(Messages.inLines, new Object[] { race.variable(), first, second });
	}
}
