import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Takes the time and the chance out of the indexes of a p2 repository, and packs it: {@code java RepeatableSite.java REPOSITORY ZIP TIME}. They
 * get the sizes and sums of the jars as {@code RepeatableJars} has left them, and an order. Two builds of one commit then give the same bytes.
 */
final class RepeatableSite {
	private static final Pattern TIMESTAMP = Pattern.compile("(<property name='p2\\.timestamp' value=')\\d+'");
	/** Elements of one line that stand together. */
	private static final Pattern LINES = Pattern.compile("(?:^ *<(?:property|provided|required) [^\\n]*/>\\n)+", Pattern.MULTILINE);
	private static final Pattern IDENTITY = Pattern.compile("classifier='([^']+)' id='([^']+)' version='([^']+)'");
	private static final Map<String, String> SUMS = Map.of("download.md5", "MD5", "download.checksum.md5", "MD5", "download.checksum.sha-256",
			"SHA-256", "download.checksum.sha-512", "SHA-512");

	private final Path repository;
	private final Instant time;

	private RepeatableSite(Path repository, Instant time) {
		this.repository = repository;
		this.time = time;
	}

	public static void main(String[] arguments) throws IOException {
		Path repository = Path.of(arguments[0]);
		RepeatableSite site = new RepeatableSite(repository, Instant.parse(arguments[2]));
		site.rewrite("artifacts", "artifact", site::withSums);
		site.rewrite("content", "unit", text -> text);
		Files.writeString(repository.resolve("p2.index"), """
				version=1
				metadata.repository.factory.order=content.xml,\\!
				artifact.repository.factory.order=artifacts.xml,\\!
				""");
		SortedMap<String, byte[]> files = new TreeMap<>();
		for (Path file : list(repository)) {
			files.put(repository.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
		}
		site.write(files, Path.of(arguments[1]));
	}

	private static List<Path> list(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}

	/** The parts of an index in their order, and their lists in theirs. */
	private void rewrite(String index, String part, UnaryOperator<String> change) throws IOException {
		Path jar = repository.resolve(index + ".jar");
		String text = new String(entries(jar).get(index + ".xml"), StandardCharsets.UTF_8);
		Pattern parts = Pattern.compile("^( *)<" + part + " .*?^\\1</" + part + ">\\n", Pattern.MULTILINE | Pattern.DOTALL);
		Matcher first = parts.matcher(text);
		String begin = first.find() ? text.substring(0, first.start()) : text;
		String sorted = parts.matcher(text).results().map(m -> change.apply(m.group())).map(RepeatableSite::withSortedLines).sorted()
				.collect(Collectors.joining());
		String end = parts.matcher(text).results().reduce((a, b) -> b).map(last -> text.substring(last.end())).orElse("");
		String made = TIMESTAMP.matcher(withSortedLines(begin)).replaceAll("$1" + time.toEpochMilli() + "'") + sorted + end;
		write(new TreeMap<>(Map.of(index + ".xml", made.getBytes(StandardCharsets.UTF_8))), jar);
		Files.deleteIfExists(repository.resolve(index + ".xml.xz"));
	}

	private static String withSortedLines(String text) {
		return LINES.matcher(text).replaceAll(m -> Matcher.quoteReplacement(m.group().lines().sorted().collect(Collectors.joining("\n", "", "\n"))));
	}

	/** What an index says of an artifact, as its file is now. */
	private String withSums(String artifact) {
		Matcher identity = IDENTITY.matcher(artifact);
		if (!identity.find()) {
			return artifact;
		}
		String folder = identity.group(1).equals("osgi.bundle") ? "plugins" : "features";
		Path file = repository.resolve(folder + "/" + identity.group(2) + "_" + identity.group(3) + ".jar");
		if (!Files.isRegularFile(file)) {
			return artifact;
		}
		try {
			byte[] content = Files.readAllBytes(file);
			String result = artifact.replaceAll("(name='(?:artifact|download)\\.size' value=')\\d+'", "$1" + content.length + "'");
			for (Map.Entry<String, String> sum : SUMS.entrySet()) {
				String value = HexFormat.of().formatHex(MessageDigest.getInstance(sum.getValue()).digest(content));
				result = result.replaceAll("(name='" + Pattern.quote(sum.getKey()) + "' value=')[0-9a-f]+'", "$1" + value + "'");
			}
			return result;
		} catch (IOException | NoSuchAlgorithmException e) {
			throw new IllegalStateException(file + " cannot be read", e);
		}
	}

	private static SortedMap<String, byte[]> entries(Path jar) throws IOException {
		SortedMap<String, byte[]> entries = new TreeMap<>();
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			for (ZipEntry entry : zip.stream().filter(e -> !e.isDirectory()).toList()) {
				try (InputStream in = zip.getInputStream(entry)) {
					entries.put(entry.getName(), in.readAllBytes());
				}
			}
		}
		return entries;
	}

	private void write(SortedMap<String, byte[]> files, Path target) throws IOException {
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(target))) {
			for (Map.Entry<String, byte[]> file : files.entrySet()) {
				add(file.getKey(), file.getValue(), out);
			}
		}
	}

	private void add(String name, byte[] content, ZipOutputStream out) throws IOException {
		ZipEntry entry = new ZipEntry(name);
		entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
		out.putNextEntry(entry);
		out.write(content);
		out.closeEntry();
	}
}
