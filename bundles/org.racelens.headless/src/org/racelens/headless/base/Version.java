package org.racelens.headless.base;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.osgi.framework.BundleReference;
import picocli.CommandLine.IVersionProvider;

/** The version of the product: that of this bundle, without the build's qualifier, so that reports of two builds can be compared. */
public final class Version implements IVersionProvider {
	private static final String HEADER = "Bundle-Version";
	private static final String NONE = "development";

	/** The version as {@code MAJOR.MINOR.MICRO}; {@code development} where the code comes neither from a bundle nor from its file. */
	public static String current() {
		if (Version.class.getClassLoader() instanceof BundleReference loader) {
			return plain(loader.getBundle().getVersion().toString());
		}
		return Once.OF_FILE;
	}

	@Override
	public String[] getVersion() {
		return new String[] { "racelens " + current() };
	}

	/** Filled when it is asked for first. */
	private static final class Once {
		static final String OF_FILE = ofFile();
	}

	private static String ofFile() {
		try {
			Path place = Path.of(Version.class.getProtectionDomain().getCodeSource().getLocation().toURI());
			if (!Files.isRegularFile(place)) {
				return NONE;
			}
			try (JarFile file = new JarFile(place.toFile())) {
				String version = file.getManifest().getMainAttributes().getValue(HEADER);
				return version == null ? NONE : plain(version);
			}
		} catch (IOException | URISyntaxException | IllegalArgumentException e) {
			return NONE;
		}
	}

	private static String plain(String version) {
		String[] parts = version.split("\\.");
		return parts[0] + "." + parts[1] + "." + parts[2];
	}
}
