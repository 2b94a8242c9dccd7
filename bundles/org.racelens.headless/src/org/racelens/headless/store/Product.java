package org.racelens.headless.store;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;
import org.racelens.analysis.Analysis;
import org.racelens.execution.SymbolicExecution;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.logic.prover.Prover;
import org.racelens.model.source.ContentDigest;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.solver.z3.Z3ProverFactory;

/** The code that makes answers. */
final class Product {
	/** One class of each bundle that takes part. */
	private static final List<Class<?>> OWN = List.of(Product.class, Analysis.class, SymbolicExecution.class, CdtFrontEnd.class,
			Prover.class, ContentDigest.class, ParsedUnit.class, UnitReport.class, Z3ProverFactory.class);

	private Product() {
	}

	/**
	 * The digest of the product's own code, the versions of what it uses, and Java's.
	 *
	 * @throws IOException where the code is not found
	 */
	static String digest() throws IOException {
		MessageDigest digest = ContentDigest.sha256();
		Set<Path> places = new LinkedHashSet<>();
		for (Class<?> type : OWN) {
			places.add(place(type));
		}
		for (Path place : places) {
			for (Path file : files(place)) {
				text(digest, place.relativize(file).toString());
				digest.update(Files.readAllBytes(file));
			}
		}
		for (String part : foreign()) {
			text(digest, part);
		}
		text(digest, Runtime.version() + " " + System.getProperty("java.vm.name") + " " + System.getProperty("os.arch"));
		return HexFormat.of().formatHex(digest.digest());
	}

	private static void text(MessageDigest digest, String text) {
		digest.update((text + "\0").getBytes(StandardCharsets.UTF_8));
	}

	private static Path place(Class<?> type) throws IOException {
		CodeSource source = type.getProtectionDomain().getCodeSource();
		if (source == null || source.getLocation() == null) {
			throw new IOException("the place of the program's code is not known");
		}
		URL place = source.getLocation();
		try {
			Path asWritten = Path.of(place.getPath());
			return Files.exists(asWritten) ? asWritten : Path.of(place.toURI());
		} catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
			throw new IOException("the place of the program's code is not known", e);
		}
	}

	private static List<Path> files(Path place) throws IOException {
		try (Stream<Path> files = Files.walk(place)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}

	/** What the product's bundles use, directly or not; outside of a framework what the virtual machine was given. */
	private static Set<String> foreign() throws IOException {
		Set<String> found = new TreeSet<>();
		Bundle bundle = FrameworkUtil.getBundle(Product.class);
		if (bundle != null) {
			addUsed(bundle.adapt(BundleWiring.class), found);
			return found;
		}
		for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
			Path file = Path.of(entry);
			found.add(
					Files.isRegularFile(file) ? entry + " " + Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis() : entry);
		}
		return found;
	}

	private static void addUsed(BundleWiring wiring, Set<String> found) {
		for (BundleWire wire : wiring.getRequiredWires(null)) {
			Bundle used = wire.getProvider().getBundle();
			if (found.add(used.getSymbolicName() + " " + used.getVersion())) {
				addUsed(wire.getProviderWiring(), found);
			}
		}
	}
}
