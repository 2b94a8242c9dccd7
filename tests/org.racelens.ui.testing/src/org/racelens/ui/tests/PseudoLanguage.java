package org.racelens.ui.tests;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;

/** A language in which all words of our message bundles stand in brackets, as fragments of our bundles. */
final class PseudoLanguage {
	static final String LOCALE = "qps";
	static final char OPEN = '\u27e6';
	static final char CLOSE = '\u27e7';
	private static final Pattern PIECE = Pattern.compile("\\{\\d\\}|(?:(?!\\{\\d\\}).)+", Pattern.DOTALL);

	private PseudoLanguage() {
	}

	/** Those of our bundles in the workbench that have words. */
	static List<Bundle> bundles() {
		return Stream.of(Platform.getBundle("org.racelens.ui").getBundleContext().getBundles())
				.filter(bundle -> bundle.getSymbolicName().startsWith("org.racelens.") && isHost(bundle) && !messages(bundle).isEmpty())
				.toList();
	}

	/**
	 * What the list of the installed bundles says of one, in the language of the workbench. The bundles of the tests have no words for it.
	 */
	static List<String> names(Bundle bundle) {
		return Stream.of(Constants.BUNDLE_NAME, Constants.BUNDLE_VENDOR).filter(name -> bundle.getHeaders("").get(name).startsWith("%"))
				.map(name -> bundle.getHeaders().get(name)).toList();
	}

	private static boolean isHost(Bundle bundle) {
		return bundle.getHeaders().get(Constants.FRAGMENT_HOST) == null;
	}

	private static List<URL> messages(Bundle bundle) {
		Enumeration<URL> entries = bundle.findEntries("/", "*.properties", true);
		return entries == null ? List.of()
				: Collections.list(entries).stream().filter(entry -> !entry.getPath().startsWith("/META-INF/")).toList();
	}

	/** Writes the fragments into a folder. */
	static List<Path> write(Path folder) throws IOException {
		List<Path> fragments = new ArrayList<>();
		for (Bundle bundle : bundles()) {
			String name = bundle.getSymbolicName();
			Path jar = folder.resolve(name + "." + LOCALE + ".jar");
			try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file, manifest(name))) {
				for (URL messages : messages(bundle)) {
					add(messages, out);
				}
			}
			fragments.add(jar);
		}
		return fragments;
	}

	private static Manifest manifest(String bundle) {
		Manifest manifest = new Manifest();
		Attributes attributes = manifest.getMainAttributes();
		attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
		attributes.putValue("Bundle-ManifestVersion", "2");
		attributes.putValue("Bundle-SymbolicName", bundle + "." + LOCALE);
		attributes.putValue("Bundle-Version", "1.0.0");
		attributes.putValue("Fragment-Host", bundle);
		return manifest;
	}

	/** Templates are localised by a folder, all else by the name of the file. */
	private static void add(URL messages, JarOutputStream out) throws IOException {
		String path = messages.getPath().substring(1);
		out.putNextEntry(new ZipEntry(path.startsWith("templates/") ? "nl/" + LOCALE + "/" + path
				: path.replace(".properties", "_" + LOCALE + ".properties")));
		StringBuilder lines = new StringBuilder();
		properties(messages).forEach((key, value) -> lines.append(key).append('=').append(escaped(bracketed((String) key, (String) value)))
				.append('\n'));
		out.write(lines.toString().getBytes(StandardCharsets.ISO_8859_1));
		out.closeEntry();
	}

	private static Properties properties(URL messages) throws IOException {
		Properties properties = new Properties();
		try (InputStream in = messages.openStream()) {
			properties.load(in);
		}
		return properties;
	}

	/** Only what stands around arguments: these have brackets of their own. A key of the menu is one of the label's letters. */
	private static String bracketed(String key, String value) {
		if (key.endsWith(".mnemonic")) {
			return value;
		}
		return value.contains(",choice,") ? OPEN + value + CLOSE
				: PIECE.matcher(value).replaceAll(piece -> Matcher.quoteReplacement(
						piece.group().matches("\\{\\d\\}|\\s*") ? piece.group() : OPEN + piece.group() + CLOSE));
	}

	private static String escaped(String text) {
		StringBuilder result = new StringBuilder();
		for (char c : text.toCharArray()) {
			result.append(
					c == '\n' ? "\\n" : c == '\\' ? "\\\\" : c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
		}
		return result.toString();
	}
}
