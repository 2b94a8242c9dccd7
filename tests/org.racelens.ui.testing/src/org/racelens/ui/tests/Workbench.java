package org.racelens.ui.tests;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;

/** A folder in which workbenches with the bundles of this one are started, one after the other, on a workspace of their own. */
final class Workbench implements AutoCloseable {
	/** It ends before what the second compiler makes of its code, or a second thread of the collector, could pay. */
	private static final List<String> SHORT_LIVED = List.of("-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

	private final Path folder;
	private final List<String> options = new ArrayList<>();
	private final Map<String, String> variables = new HashMap<>();
	private String look = "";

	/** A workbench that has ended: its status, what its session said, and what it logged. */
	record Run(int status, List<String> said, String log) {
	}

	Workbench() throws IOException {
		folder = Files.createTempDirectory("workbench");
		Path configuration = Path.of(Platform.getConfigurationLocation().getURL().getPath());
		Files.copy(configuration.resolve("config.ini"), Files.createDirectories(folder.resolve("configuration")).resolve("config.ini"));
	}

	/**
	 * From now on the workbenches look otherwise.
	 *
	 * @param name of the look, which the names of pictures begin with
	 * @param settings of the windowing system, as variables of the environment
	 */
	void look(String name, Map<String, String> settings) {
		look = name;
		variables.putAll(settings);
		if (settings.containsKey("GTK_THEME")) {
			// the workbench's own colours would stand in the way of the desktop's
			options.addAll(List.of("-cssTheme", "none"));
		}
	}

	/** From now on the workbenches speak the {@link PseudoLanguage}. */
	void speakPseudoLanguage() throws IOException {
		Path configuration = folder.resolve("configuration/config.ini");
		Properties properties = new Properties();
		try (InputStream in = Files.newInputStream(configuration)) {
			properties.load(in);
		}
		String fragments = PseudoLanguage.write(folder).stream().map(jar -> ",reference:file:" + jar).collect(Collectors.joining());
		properties.setProperty("osgi.bundles", properties.getProperty("osgi.bundles") + fragments);
		try (OutputStream out = Files.newOutputStream(configuration)) {
			properties.store(out, "");
		}
		options.addAll(List.of("-nl", PseudoLanguage.LOCALE));
	}

	/** Starts one and waits for its end; the bot goes on with this one. */
	Run run(Bot bot, SecondSession.Part part) throws IOException {
		Path said = folder.resolve(part + ".txt");
		ProcessBuilder builder = new ProcessBuilder(command(part, said));
		builder.environment().putAll(variables);
		Process process = builder.redirectErrorStream(true).redirectInput(ProcessBuilder.Redirect.PIPE)
				.redirectOutput(folder.resolve(part + ".out").toFile()).start();
		try {
			bot.await("the end of the other workbench", Bot.LONG_PATIENCE, () -> !process.isAlive());
		} finally {
			process.destroyForcibly();
		}
		return new Run(process.exitValue(), Files.exists(said) ? Files.readAllLines(said) : List.of(), log());
	}

	private List<String> command(SecondSession.Part part, Path said) {
		List<String> result = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
		result.addAll(SHORT_LIVED);
		for (String name : List.of("osgi.os", "osgi.ws", "osgi.arch", "racelens.root")) {
			result.add("-D" + name + "=" + System.getProperty(name));
		}
		result.add("-D" + SecondSession.PART + "=" + part);
		result.add("-D" + LookSession.NAME + "=" + look);
		result.add("-D" + SecondSession.OUTPUT + "=" + said);
		result.addAll(List.of("-jar", System.getProperty("java.class.path"), "-nosplash", "-data", folder.resolve("workspace").toString(),
				"-configuration", folder.resolve("configuration").toString(), "-application", "org.eclipse.ui.ide.workbench"));
		result.addAll(options);
		return result;
	}

	private String log() throws IOException {
		Path log = folder.resolve("workspace/.metadata/.log");
		return Files.exists(log) ? Files.readString(log) : "";
	}

	@Override
	public void close() throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			files.sorted(Comparator.reverseOrder()).forEach(Workbench::delete);
		}
	}

	private static void delete(Path file) {
		try {
			Files.delete(file);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
