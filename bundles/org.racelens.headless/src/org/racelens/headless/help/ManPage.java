package org.racelens.headless.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The manual page of the command line in roff, with the macros of man(7). picocli's own generator writes AsciiDoc, which needs a program of
 * its own to become roff.
 */
final class ManPage {
	private final StringBuilder page = new StringBuilder();

	private ManPage() {
	}

	/** @param root the whole command line */
	static String of(CommandSpec root, String version) {
		ManPage man = new ManPage();
		man.line(".TH RACELENS 1 \"\" \"RaceLens " + version + "\" \"RaceLens\"");
		man.line(".SH NAME");
		man.line("racelens \\- finds the data races of OpenMP programs");
		man.line(".SH SYNOPSIS");
		root.subcommands().forEach((name, command) -> man.synopsis(name, command.getCommandSpec()));
		man.line(".SH DESCRIPTION");
		man.text(root.usageMessage().description());
		root.subcommands().forEach((name, command) -> man.command(name, command));
		man.line(".SH EXIT STATUS");
		man.text("0 nothing found; 1 races found, or what --fail-on says; 2 bad usage or a path that cannot be read; 3 an internal error; "
				+ "130, 143 or 129 stopped by a signal.");
		man.line(".SH SEE ALSO");
		man.text("racelens help lists further pages.");
		return man.page.toString();
	}

	private void synopsis(String name, CommandSpec spec) {
		line(".B racelens " + escaped(name));
		String parameters = spec.positionalParameters().stream().map(PositionalParamSpec::paramLabel).collect(Collectors.joining(" "));
		line("[\\fIoptions\\fR] \\fI" + escaped(parameters) + "\\fR");
		line(".br");
	}

	private void command(String name, CommandLine command) {
		CommandSpec spec = command.getCommandSpec();
		line(".SH RACELENS " + escaped(name.toUpperCase(Locale.ROOT)));
		text(spec.usageMessage().description());
		for (OptionSpec option : spec.options()) {
			line(".TP");
			String value = option.arity().max() == 0 ? "" : " \\fI" + escaped(option.paramLabel()) + "\\fR";
			line(Stream.of(option.names()).map(n -> "\\fB" + escaped(n) + "\\fR").collect(Collectors.joining(", ")) + value);
			text(option.description());
		}
	}

	/** A paragraph; a line that begins like a macro is none. */
	private void text(String... sentences) {
		List<String> all = Stream.of(sentences).flatMap(s -> s.replace("%n", "\n").lines()).toList();
		all.forEach(s -> line((s.startsWith(".") || s.startsWith("'") ? "\\&" : "") + escaped(s)));
	}

	private static String escaped(String text) {
		return text.replace("\\", "\\e").replace("-", "\\-");
	}

	private void line(String line) {
		page.append(line).append('\n');
	}
}
