package org.racelens.headless.help;

import java.util.Map;
import java.util.concurrent.Callable;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.work.Output;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code racelens help}: a page of the documentation, or the options of a command. */
@Command(name = "help", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Shows a page: of a command, a message, a rule or a gap, or a section of the user guide.")
public final class HelpCommand implements Callable<Integer> {
	private final Surroundings surroundings;

	@Spec
	private CommandSpec spec;
	@Parameters(paramLabel = "TOPIC", arity = "0..1", description = "What the page is about; none lists the topics.")
	private String topic;
	@Option(names = "--man", description = "Print the manual page of the whole command line, in roff: racelens help --man > racelens.1")
	private boolean isManual;
	@Mixin
	private Output output;

	public HelpCommand(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	@Override
	public Integer call() {
		output.requireWritable(surroundings);
		output.write(isManual ? ManPage.of(spec.root(), Version.current()) : topic == null ? topics(new HelpPages()) : page(),
				surroundings);
		return ExitStatus.NOTHING_FOUND;
	}

	private String page() {
		CommandLine command = spec.parent().subcommands().get(topic);
		if (command != null) {
			return command.getUsageMessage(Ansi.OFF);
		}
		return new HelpPages().page(topic).map(page -> Markdown.shown(page, output.palette(surroundings)))
				.orElseThrow(() -> new BadUsageException("no page about " + topic + "; racelens help lists the topics"));
	}

	private String topics(HelpPages pages) {
		StringBuilder text = new StringBuilder("racelens help TOPIC shows a page.\n\nCommands:\n");
		spec.parent().subcommands().keySet().forEach(c -> text.append("  ").append(c).append('\n'));
		text.append("\nSections of the user guide, and other pages:\n");
		pages.topics().forEach(t -> text.append("  ").append(t).append('\n'));
		listed(text, "Answers", pages.rules());
		listed(text, "Messages", pages.messages());
		listed(text, "Gaps", pages.gaps());
		return text.toString();
	}

	private static void listed(StringBuilder text, String heading, Map<String, String> kinds) {
		text.append('\n').append(heading).append(":\n");
		kinds.forEach((kind, about) -> text.append(String.format("  %-24s %s%n", kind, about)));
	}
}
