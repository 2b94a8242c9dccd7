package org.racelens.headless.flag;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.report.SarifContext;
import org.racelens.report.SarifContext.Extent;
import org.racelens.report.SarifContext.Invocation;
import org.racelens.report.SarifContext.Offers;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options that say what stands in a SARIF log. */
public final class SarifFlags {
	/** What says how the work is done and where reports go, and not what they are: the log is the same with and without them. */
	private static final Set<String> HOW = Set.of("-o", "--jobs", "--shard", "--progress", "--cache", "--colour", "--color");
	private static final Pattern CATEGORY = Pattern.compile("[\\w.:+-]+(?:/[\\w.:+-]+)*");

	@Option(names = "--with-fixes", description = "SARIF: the verified fixes of each race; takes as long as racelens fix, or longer.")
	private boolean fixes;
	@Option(names = "--problems-only", description = "SARIF: no results but races that are not accepted, and messages.")
	private boolean problems;
	@Option(names = "--category", paramLabel = "NAME", description = {
			"SARIF: what tells several analyses of one program apart", "(default: " + SarifContext.CATEGORY + ")." })
	private String category;
	@Option(names = "--docs-uri", paramLabel = "URI", description = "SARIF: where the folder docs is served, for links of the rules.")
	private String documentation;

	/** Asked before the work begins. */
	public void requireSense(Set<OutputFormat> formats) {
		boolean said = fixes || problems || category != null || documentation != null;
		if (said && !formats.contains(OutputFormat.SARIF)) {
			throw new BadUsageException("--with-fixes, --problems-only, --category and --docs-uri are about --format sarif");
		}
		if (category != null && !CATEGORY.matcher(category).matches()) {
			throw new BadUsageException("--category is words of letters, digits and .:+-_ with / between them, not " + category);
		}
		if (documentation != null && !isAbsolute(documentation)) {
			throw new BadUsageException("--docs-uri is an absolute URI, such as https://example.org/racelens/docs, not " + documentation);
		}
	}

	private static boolean isAbsolute(String uri) {
		try {
			return new URI(uri).isAbsolute() && uri.indexOf('#') < 0 && uri.indexOf('?') < 0;
		} catch (URISyntaxException e) {
			return false;
		}
	}

	/** Whether fixes are to be looked for. */
	public boolean wantsFixes() {
		return fixes;
	}

	/**
	 * What the log says of this call.
	 *
	 * @param offers by the paths of the files
	 * @param status the exit status
	 * @param faults paths that could not be read
	 */
	public SarifContext context(CommandSpec command, Map<String, Offers> offers, int status, List<String> faults,
			Surroundings surroundings) {
		return new SarifContext(path -> Called.name(path, surroundings),
				Optional.of(new Invocation(Called.words(command, HOW), status, faults)), offers,
				problems ? Extent.PROBLEMS : Extent.ALL, category == null ? SarifContext.CATEGORY : category,
				Optional.ofNullable(documentation).map(uri -> uri.endsWith("/") ? uri : uri + "/"));
	}
}
