package org.racelens.headless.flag;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.work.Output;
import org.racelens.report.SarifContext;
import org.racelens.report.SourceLines;
import org.racelens.report.words.CheckReport;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that says how reports are written, perhaps several of one run. */
public final class Reports {
	private static final String SEPARATOR = ":";

	/**
	 * A report.
	 *
	 * @param file empty for the one that goes where {@code -o} says, or to standard output
	 */
	record Wanted(OutputFormat format, Optional<String> file) {
	}

	/** Reads {@code sarif} and {@code sarif:FILE}. */
	static final class Converter implements ITypeConverter<Wanted> {
		@Override
		public Wanted convert(String text) {
			int end = text.indexOf(SEPARATOR);
			String name = end < 0 ? text : text.substring(0, end);
			if (end == text.length() - 1) {
				throw new TypeConversionException("'" + text + "' names no file");
			}
			return Stream.of(OutputFormat.values()).filter(f -> f.toString().equals(name.toLowerCase(Locale.ROOT))).findFirst()
					.map(f -> new Wanted(f, end < 0 ? Optional.empty() : Optional.of(text.substring(end + 1))))
					.orElseThrow(() -> new TypeConversionException(
							"expected one of [text, json, sarif, html], perhaps with :FILE, but was '" + text + "'"));
		}
	}

	@Option(names = "--format", paramLabel = "text|json|sarif|html[:FILE]", converter = Converter.class, description = {
			"How the report is written; several with files, such as", "--format sarif:out.sarif --format text." })
	private List<Wanted> wanted = new ArrayList<>();

	/**
	 * Tells the output of further files.
	 *
	 * @throws BadUsageException where two reports would go to one place, or none to the file of {@code -o}
	 */
	public void addTo(Output output) {
		List<Wanted> main = wanted.stream().filter(w -> w.file().isEmpty()).toList();
		if (main.size() > 1) {
			throw new BadUsageException("--format " + main.get(1).format() + ": another report goes there; name a file for one of them ("
					+ main.get(1).format() + SEPARATOR + "FILE)");
		}
		List<Wanted> printed = wanted.stream().filter(w -> w.file().map(Output::isStandard).orElse(!output.isFile())).toList();
		if (printed.size() > 1) {
			throw new BadUsageException("--format " + printed.get(1).format() + ": two reports cannot go to standard output; name a file "
					+ "for one of them (" + printed.get(1).format() + SEPARATOR + "FILE)");
		}
		if (!wanted.isEmpty() && main.isEmpty() && output.isFile()) {
			throw new BadUsageException("-o: every report has a file of its own");
		}
		wanted.forEach(w -> w.file().ifPresent(output::also));
	}

	/** How reports are written. */
	public Set<OutputFormat> formats() {
		return all().stream().map(Wanted::format).collect(Collectors.toSet());
	}

	private List<Wanted> all() {
		return wanted.isEmpty() ? List.of(new Wanted(OutputFormat.TEXT, Optional.empty())) : wanted;
	}

	/** Writes all reports; text to standard output where nothing else is said. */
	public void write(CheckReport report, SourceLines lines, Output output, SarifContext context, Surroundings surroundings) {
		for (Wanted one : all()) {
			if (one.file().isPresent()) {
				String file = one.file().get();
				output.write(file, one.format().render(report, lines, output.palette(file, surroundings), context), surroundings);
			} else {
				output.write(one.format().render(report, lines, output.palette(surroundings), context), surroundings);
			}
		}
	}
}
