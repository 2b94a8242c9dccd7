import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Takes the time and the chance out of our own jars in a folder: {@code java RepeatableJars.java FOLDER TIME}. Their files get one time and a
 * fixed order, properties lose the comment that says when they were written, and nested classes are listed in the order of the constant
 * pool, for which Eclipse's compiler asks a hash table. Jars of others stay as they are, since they are signed.
 */
final class RepeatableJars {
	private static final Pattern OWN = Pattern.compile("(org\\.racelens|com\\.microsoft\\.z3|io\\.github\\.treesitter|org\\.eclipse\\.cdt\\.core\\.native)[._].*\\.jar");
	private static final Pattern DATE = Pattern.compile("(?m)^#[A-Z][a-z]{2} [A-Z][a-z]{2} \\d.*\\R");
	private static final int FIELDS_AND_METHODS = 2;
	private static final int CLASS_FILE = 0xCAFEBABE;

	private final byte[] content;
	private final DataInputStream in;
	private final String[] texts;

	private RepeatableJars(byte[] content) throws IOException {
		this.content = content.clone();
		in = new DataInputStream(new ByteArrayInputStream(content));
		in.skipNBytes(8);
		texts = new String[in.readUnsignedShort()];
	}

	public static void main(String[] arguments) throws IOException {
		Instant time = Instant.parse(arguments[1]);
		try (Stream<Path> files = Files.walk(Path.of(arguments[0]))) {
			for (Path jar : files.filter(file -> OWN.matcher(file.getFileName().toString()).matches()).sorted().toList()) {
				rewrite(jar, LocalDateTime.ofInstant(time, ZoneOffset.UTC));
			}
		}
	}

	/** The manifest comes first, as who reads a jar as a stream expects. */
	private static void rewrite(Path jar, LocalDateTime time) throws IOException {
		SortedMap<String, byte[]> entries = new TreeMap<>((a, b) -> {
			boolean first = a.equals(JarFile.MANIFEST_NAME);
			return first == b.equals(JarFile.MANIFEST_NAME) ? a.compareTo(b) : first ? -1 : 1;
		});
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			for (ZipEntry entry : zip.stream().filter(e -> !e.isDirectory()).toList()) {
				try (InputStream in = zip.getInputStream(entry)) {
					entries.put(entry.getName(), steady(entry.getName(), in.readAllBytes()));
				}
			}
		}
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream out = new ZipOutputStream(bytes)) {
			for (Map.Entry<String, byte[]> file : entries.entrySet()) {
				ZipEntry entry = new ZipEntry(file.getKey());
				entry.setTimeLocal(time);
				out.putNextEntry(entry);
				out.write(file.getValue());
				out.closeEntry();
			}
		}
		Files.write(jar, bytes.toByteArray());
	}

	private static byte[] steady(String name, byte[] content) throws IOException {
		if (name.endsWith(".properties")) {
			return DATE.matcher(new String(content, StandardCharsets.ISO_8859_1)).replaceAll("").getBytes(StandardCharsets.ISO_8859_1);
		}
		boolean compiled = name.endsWith(".class") && content.length > 10 && ByteBuffer.wrap(content).getInt() == CLASS_FILE;
		return compiled ? new RepeatableJars(content).sorted() : content;
	}

	/** A class file (Java Virtual Machine Specification §4.1) with its lists of classes in order. */
	private byte[] sorted() throws IOException {
		readConstants();
		in.skipNBytes(6);
		in.skipNBytes(2L * in.readUnsignedShort());
		for (int members = 0; members < FIELDS_AND_METHODS; members++) {
			for (int count = in.readUnsignedShort(); count > 0; count--) {
				in.skipNBytes(6);
				readAttributes(Set.of());
			}
		}
		readAttributes(Set.of("NestMembers", "PermittedSubclasses"));
		return content;
	}

	private void readConstants() throws IOException {
		for (int i = 1; i < texts.length; i++) {
			int tag = in.readUnsignedByte();
			switch (tag) {
				case 1 -> texts[i] = in.readUTF();
				case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
				case 5, 6 -> {
					in.skipNBytes(8);
					i++;
				}
				case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
				case 15 -> in.skipNBytes(3);
				default -> throw new IOException("an unknown constant: " + tag);
			}
		}
	}

	private void readAttributes(Set<String> wanted) throws IOException {
		for (int count = in.readUnsignedShort(); count > 0; count--) {
			String name = texts[in.readUnsignedShort()];
			int length = in.readInt();
			if (name != null && wanted.contains(name)) {
				int start = content.length - in.available();
				int[] classes = new int[in.readUnsignedShort()];
				for (int i = 0; i < classes.length; i++) {
					classes[i] = in.readUnsignedShort();
				}
				Arrays.sort(classes);
				ByteBuffer place = ByteBuffer.wrap(content, start + 2, length - 2);
				Arrays.stream(classes).forEach(c -> place.putShort((short) c));
			} else {
				in.skipNBytes(length);
			}
		}
	}
}
