import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes what the stand-alone archive is made of, as CycloneDX says it in JSON: {@code java BillOfMaterials.java ROOT PLUGINS FILE}. The
 * coordinates are those of the target platform and of the bundles' own poms; a bundle without any is an error. The checksums are those of
 * the bundles before signatures and libraries of other machines are left out.
 */
final class BillOfMaterials {
	private static final Pattern DEPENDENCY = Pattern.compile("<groupId>([^<]+)</groupId>\\s*<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");
	private static final Pattern PROPERTY = Pattern.compile("\\$\\{([^}]+)\\}");
	private static final String OWN = "org.racelens.";
	private static final String NATIVE_STAND_IN = "org.eclipse.cdt.core.native";

	/** A piece by its coordinates in a Maven repository. */
	private record Piece(String group, String artifact, String version) {
		boolean is(String bundle) {
			String dotted = artifact.replace('-', '.');
			return bundle.equals(artifact) || bundle.equals(dotted) || bundle.endsWith("." + artifact) || bundle.endsWith("." + dotted) || bundle.equals(group + "." + artifact);
		}

		String url() {
			return "pkg:maven/" + group + "/" + artifact + "@" + version;
		}

		String licence() {
			if (group.equals("org.eclipse.jgit")) {
				return "BSD-3-Clause";
			}
			if (group.startsWith("org.eclipse.") || group.equals("io.joern")) {
				return "EPL-2.0";
			}
			return group.equals("org.slf4j") || group.equals("tools.aqua") || group.equals("io.github.bonede") ? "MIT" : "Apache-2.0";
		}
	}

	private final Path root;
	private final List<Piece> platform;

	private BillOfMaterials(Path root) throws IOException {
		this.root = root;
		platform = pieces(Files.readString(root.resolve("releng/target-platform/target-platform.target")));
	}

	public static void main(String[] arguments) throws IOException {
		BillOfMaterials bill = new BillOfMaterials(Path.of(arguments[0]));
		Path file = Path.of(arguments[2]);
		Files.createDirectories(file.getParent());
		Files.writeString(file, bill.text(Path.of(arguments[1])));
	}

	private String text(Path plugins) throws IOException {
		List<String> components = new ArrayList<>();
		String product = "";
		try (Stream<Path> bundles = Files.list(plugins)) {
			List<String> leftOut = Files.readAllLines(root.resolve("releng/archive/left-out.list"));
			for (Path bundle : bundles.sorted().toList()) {
				Attributes header = header(bundle);
				String name = header.getValue("Bundle-SymbolicName").replaceAll(";.*", "").strip();
				String[] version = header.getValue("Bundle-Version").split("\\.");
				product = name.equals("org.racelens.headless") ? version[0] + "." + version[1] + "." + version[2] : product;
				if (!leftOut.contains(name) && header.getValue("Fragment-Host") == null) {
					components.addAll(components(name, header.getValue("Bundle-Version"), sha256(bundle)));
				}
			}
		}
		return """
				{
				  "bomFormat": "CycloneDX",
				  "specVersion": "1.5",
				  "version": 1,
				  "metadata": {
				    "component": {
				      "type": "application",
				      "bom-ref": "racelens",
				      "name": "racelens",
				      "version": "%s",
				      "licenses": [ { "license": { "id": "EPL-2.0" } } ]
				    }
				  },
				  "components": [
				%s
				  ]
				}
				""".formatted(product, String.join(",\n", components));
	}

	private List<String> components(String bundle, String version, String sum) throws IOException {
		if (bundle.startsWith(OWN) || bundle.equals(NATIVE_STAND_IN)) {
			return List.of(component("", bundle, version, "", "EPL-2.0", sum));
		}
		Path pom = root.resolve("bundles/" + bundle + "/pom.xml");
		List<Piece> pieces = Files.exists(pom) ? packed(pom) : platform.stream().filter(piece -> piece.is(bundle)).toList();
		if (pieces.isEmpty()) {
			throw new IOException("nobody knows where the bundle " + bundle + " comes from");
		}
		return pieces.stream().map(p -> component(p.group(), p.artifact(), p.version(), p.url(), p.licence(), pieces.size() == 1 ? sum : "")).toList();
	}

	private static String component(String group, String name, String version, String url, String licence, String sum) {
		List<String> lines = new ArrayList<>(List.of("\"type\": \"library\"", "\"bom-ref\": \"" + (url.isEmpty() ? name : url) + "\""));
		Optional.of(group).filter(g -> !g.isEmpty()).ifPresent(g -> lines.add("\"group\": \"" + g + "\""));
		lines.addAll(List.of("\"name\": \"" + name + "\"", "\"version\": \"" + version + "\"",
				"\"licenses\": [ { \"license\": { \"id\": \"" + licence + "\" } } ]"));
		Optional.of(url).filter(u -> !u.isEmpty()).ifPresent(u -> lines.add("\"purl\": \"" + u + "\""));
		Optional.of(sum).filter(s -> !s.isEmpty())
				.ifPresent(s -> lines.add("\"hashes\": [ { \"alg\": \"SHA-256\", \"content\": \"" + s + "\" } ]"));
		return lines.stream().collect(Collectors.joining(",\n      ", "    {\n      ", "\n    }"));
	}

	/** What a bundle of ours packs. */
	private List<Piece> packed(Path pom) throws IOException {
		String properties = Files.readString(root.resolve("pom.xml"));
		Matcher property = PROPERTY.matcher(Files.readString(pom));
		String text = property.replaceAll(found -> {
			Matcher value = Pattern.compile("<" + Pattern.quote(found.group(1)) + ">([^<]+)<").matcher(properties);
			return value.find() ? value.group(1) : "";
		});
		return pieces(text).stream().filter(piece -> !piece.group().startsWith("org.")).toList();
	}

	private static List<Piece> pieces(String text) {
		return DEPENDENCY.matcher(text).results().map(found -> new Piece(found.group(1), found.group(2), found.group(3))).toList();
	}

	private static Attributes header(Path bundle) throws IOException {
		try (JarFile jar = new JarFile(bundle.toFile(), false)) {
			return jar.getManifest().getMainAttributes();
		}
	}

	private static String sha256(Path file) throws IOException {
		try {
			return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
		} catch (NoSuchAlgorithmException e) {
			throw new IOException(e);
		}
	}
}
