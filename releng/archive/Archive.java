import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes the stand-alone archives of the command line from the bundles of the assembled product, with a checksum beside each:
 * {@code java Archive.java ROOT PLUGINS TARGET PLATFORM,...|all}. The same bundles give the same bytes. What only a framework needs is left out.
 */
final class Archive {
	private static final Pattern OWN = Pattern.compile("org\\.racelens\\.headless_(\\d+\\.\\d+\\.\\d+)\\..*");
	private static final Pattern QUALIFIER = Pattern.compile("org\\.racelens\\..*[.v](\\d{12})\\.jar");
	private static final Pattern NATIVE = Pattern.compile("(com/microsoft/z3/(osx|windows|linux)|lib)/.*\\.(so|dylib|dll|xml)");
	/** Fragments with nothing but native libraries. */
	private static final Pattern FRAGMENT = Pattern.compile(".*\\.(linux|macosx|win32)\\.(x86_64|aarch64)_.*");
	/** Signatures are of whole bundles. Classes that are signed are not shared between processes, and each start checks them anew. */
	private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]*\\.(SF|RSA|DSA|EC)");
	private static final Set<String> PROGRAMS = Set.of("bin/racelens", "lib/share-classes.sh", "runtime/build.sh");
	private static final int BLOCK = 512;

	/** A kind of machine: where its libraries are among those of Z3, and how those of the parser begin. */
	private enum Platform {
		LINUX_X86_64("linux-x86_64", "linux/amd64", "x86_64-linux"),
		LINUX_AARCH64("linux-aarch64", "linux/aarch64", "aarch64-linux"),
		MACOS_X86_64("macos-x86_64", "osx/amd64", "x86_64-macos"),
		MACOS_AARCH64("macos-aarch64", "osx/aarch64", "aarch64-macos"),
		WINDOWS_X86_64("windows-x86_64", "windows/amd64", "x86_64-windows");

		private final String name;
		private final String solver;
		private final String parser;

		Platform(String name, String solver, String parser) {
			this.name = name;
			this.solver = "com/microsoft/z3/" + solver + "/";
			this.parser = "lib/" + parser;
		}

		boolean owns(String resource) {
			return !resource.endsWith(".xml") && (resource.startsWith(solver) || resource.startsWith(parser));
		}
	}

	private final Path root;
	private final List<Path> bundles;
	private final String version;
	private final long seconds;
	/** The files of all platforms, by their paths in the archive. */
	private final SortedMap<String, byte[]> common = new TreeMap<>();
	private final SortedMap<String, byte[]> natives = new TreeMap<>();

	private Archive(Path root, Path plugins) throws IOException {
		this.root = root;
		List<String> leftOut = Files.readAllLines(root.resolve("releng/archive/left-out.list"));
		try (Stream<Path> files = Files.list(plugins)) {
			bundles = files.filter(file -> leftOut.stream().noneMatch(bundle -> name(file).startsWith(bundle + "_"))).sorted().toList();
		}
		version = bundles.stream().map(file -> OWN.matcher(name(file))).filter(Matcher::matches).map(m -> m.group(1)).findFirst().orElseThrow();
		String newest = bundles.stream().map(file -> QUALIFIER.matcher(name(file))).filter(Matcher::matches).map(m -> m.group(1))
				.max(String::compareTo).orElseThrow();
		seconds = LocalDateTime.parse(newest, DateTimeFormatter.ofPattern("yyyyMMddHHmm")).toEpochSecond(ZoneOffset.UTC);
	}

	public static void main(String[] arguments) throws IOException {
		Path target = Path.of(arguments[2]);
		Archive archive = new Archive(Path.of(arguments[0]).toAbsolutePath().normalize(), Path.of(arguments[1]));
		archive.gather(target.resolve("racelens.cdx.json"));
		for (Platform platform : Platform.values()) {
			if (arguments[3].equals("all") || List.of(arguments[3].split(",")).contains(platform.name)) {
				archive.write(platform, target);
			}
		}
	}

	private void gather(Path bill) throws IOException {
		for (Path bundle : bundles) {
			byte[] plain = plain(bundle);
			if (!FRAGMENT.matcher(name(bundle)).matches()) {
				common.put("lib/" + name(bundle), plain);
			}
		}
		for (String file : List.of("LICENSE", "THIRD-PARTY.md", "README.md", "CHANGELOG.md")) {
			common.put(file, Files.readAllBytes(root.resolve(file)));
		}
		for (String folder : List.of("docs", "examples")) {
			addAll(root.resolve(folder), folder);
		}
		for (String folder : List.of("com.microsoft.z3", "io.github.treesitter")) {
			addAll(root.resolve("bundles/" + folder + "/about_files"), "licences");
		}
		common.put("licences/Apache-2.0.txt", resource("com.google.guava_", "META-INF/LICENSE"));
		if (Files.isRegularFile(bill)) {
			common.put(name(bill), Files.readAllBytes(bill));
		}
	}

	private byte[] resource(String bundle, String resource) throws IOException {
		Path file = bundles.stream().filter(b -> name(b).startsWith(bundle)).findFirst().orElseThrow();
		try (ZipFile zip = new ZipFile(file.toFile()); InputStream in = zip.getInputStream(zip.getEntry(resource))) {
			return in.readAllBytes();
		}
	}

	private void addAll(Path folder, String place) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				common.put(place + "/" + folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
			}
		}
	}

	private void write(Platform platform, Path target) throws IOException {
		SortedMap<String, byte[]> files = new TreeMap<>(common);
		natives.forEach((resource, content) -> {
			if (platform.owns(resource)) {
				files.put("lib/" + resource.substring(resource.lastIndexOf('/') + 1), content);
			}
		});
		boolean windows = platform == Platform.WINDOWS_X86_64;
		if (windows) {
			String script = Files.readString(root.resolve("releng/archive/racelens.bat"));
			files.put("bin/racelens.bat", script.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
		} else {
			add(files, "bin/racelens", "releng/archive/racelens");
			add(files, "lib/java.sh", "releng/archive/java.sh");
			add(files, "lib/share-classes.sh", "releng/archive/share-classes.sh");
			addRuntime(files);
		}
		files.put("lib/build", (version + "-" + digest(files).substring(0, 12) + "\n").getBytes(StandardCharsets.UTF_8));
		String folder = "racelens-" + version + "/";
		Path archive = target.resolve("racelens-" + version + "-" + platform.name + (windows ? ".zip" : ".tar.gz"));
		Files.createDirectories(target);
		try (OutputStream out = Files.newOutputStream(archive)) {
			if (windows) {
				zip(files, folder, out, Deflater.BEST_COMPRESSION);
			} else {
				tar(files, folder, out);
			}
		}
		String sum = digest(new TreeMap<>(Map.of("", Files.readAllBytes(archive))));
		Files.writeString(target.resolve(name(archive) + ".sha256"), sum + "  " + name(archive) + "\n");
		System.out.println(archive + ": " + Files.size(archive) / 1_000_000 + " MB");
	}

	private void add(Map<String, byte[]> files, String place, String source) throws IOException {
		files.put(place, Files.readAllBytes(root.resolve(source)));
	}

	private void addRuntime(Map<String, byte[]> files) throws IOException {
		for (String file : List.of("README.md", "build.sh", "compile.sh", "exports.list", "launch.sh")) {
			add(files, "runtime/" + file, "runtime/" + file);
		}
		try (Stream<Path> sources = Files.list(root.resolve("runtime/src"))) {
			for (Path source : sources.toList()) {
				files.put("runtime/src/" + name(source), Files.readAllBytes(source));
			}
		}
	}

	/** A bundle without signatures and native libraries, which are noted; not compressed, as the archive is. */
	private byte[] plain(Path bundle) throws IOException {
		SortedMap<String, byte[]> entries = new TreeMap<>();
		try (JarFile jar = new JarFile(bundle.toFile(), false)) {
			for (ZipEntry entry : jar.stream().filter(e -> !e.isDirectory()).toList()) {
				byte[] content;
				try (InputStream in = jar.getInputStream(entry)) {
					content = in.readAllBytes();
				}
				if (NATIVE.matcher(entry.getName()).matches()) {
					natives.put(entry.getName(), content);
				} else if (entry.getName().equals(JarFile.MANIFEST_NAME)) {
					entries.put(entry.getName(), withoutDigests(new Manifest(jar.getManifest())));
				} else if (!SIGNATURE.matcher(entry.getName()).matches()) {
					entries.put(entry.getName(), content);
				}
			}
		}
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		zip(entries, "", out, Deflater.NO_COMPRESSION);
		return out.toByteArray();
	}

	private static byte[] withoutDigests(Manifest manifest) throws IOException {
		for (Attributes attributes : manifest.getEntries().values()) {
			attributes.keySet().removeIf(name -> name.toString().endsWith("-Digest"));
		}
		manifest.getEntries().values().removeIf(Attributes::isEmpty);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		manifest.write(out);
		return out.toByteArray();
	}

	private void zip(SortedMap<String, byte[]> files, String folder, OutputStream target, int level) throws IOException {
		try (ZipOutputStream out = new ZipOutputStream(target)) {
			out.setLevel(level);
			for (Map.Entry<String, byte[]> file : files.entrySet()) {
				ZipEntry entry = new ZipEntry(folder + file.getKey());
				entry.setTimeLocal(LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC));
				if (level == Deflater.NO_COMPRESSION) {
					CRC32 sum = new CRC32();
					sum.update(file.getValue());
					entry.setMethod(ZipEntry.STORED);
					entry.setSize(file.getValue().length);
					entry.setCrc(sum.getValue());
				}
				out.putNextEntry(entry);
				out.write(file.getValue());
				out.closeEntry();
			}
		}
	}

	private void tar(SortedMap<String, byte[]> files, String folder, OutputStream target) throws IOException {
		try (OutputStream out = new GZIPOutputStream(target, 1 << 16)) {
			List<String> folders = new ArrayList<>();
			for (Map.Entry<String, byte[]> file : files.entrySet()) {
				String path = folder + file.getKey();
				for (int end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
					String parent = path.substring(0, end + 1);
					if (!folders.contains(parent)) {
						folders.add(parent);
						out.write(header(parent, 0, true));
					}
				}
				byte[] content = file.getValue();
				out.write(header(path, content.length, PROGRAMS.contains(file.getKey())));
				out.write(content);
				out.write(new byte[(BLOCK - content.length % BLOCK) % BLOCK]);
			}
			out.write(new byte[2 * BLOCK]);
		}
	}

	/** A header of the POSIX ustar format, of root's. */
	private byte[] header(String path, long size, boolean executable) {
		byte[] header = new byte[BLOCK];
		if (path.length() > 100) {
			throw new IllegalArgumentException("a path of more than 100 letters: " + path);
		}
		put(header, 0, path);
		put(header, 100, executable ? "0000755" : "0000644");
		put(header, 108, "0000000");
		put(header, 116, "0000000");
		put(header, 124, String.format("%011o", size));
		put(header, 136, String.format("%011o", seconds));
		put(header, 148, "        ");
		put(header, 156, path.endsWith("/") ? "5" : "0");
		put(header, 257, "ustar\00000root");
		put(header, 297, "root");
		int sum = 0;
		for (byte value : header) {
			sum += value & 0xff;
		}
		put(header, 148, String.format("%06o\0 ", sum));
		return header;
	}

	private static void put(byte[] header, int at, String text) {
		byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
		System.arraycopy(bytes, 0, header, at, bytes.length);
	}

	private static String digest(SortedMap<String, byte[]> files) {
		try {
			MessageDigest digest = MessageDigest.getInstance("SHA-256");
			files.forEach((path, content) -> {
				digest.update(path.getBytes(StandardCharsets.UTF_8));
				digest.update(content);
			});
			return HexFormat.of().formatHex(digest.digest());
		} catch (NoSuchAlgorithmException e) {
			throw new UncheckedIOException(new IOException(e));
		}
	}

	private static String name(Path file) {
		return file.getFileName().toString();
	}
}
