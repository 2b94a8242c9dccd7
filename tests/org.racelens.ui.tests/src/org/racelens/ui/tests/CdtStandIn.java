package org.racelens.ui.tests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.eclipse.cdt.ui.text.c.hover.ICEditorTextHover;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.texteditor.ConfigurationElementSorter;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.FrameworkWiring;

/**
 * A bundle that has the name of CDT's user interface, its interface of hovers, its extension point for them and its type of templates,
 * while it is open. It asks for hovers as CDT does.
 */
final class CdtStandIn implements AutoCloseable {
	static final String NAME = "org.eclipse.cdt.ui";
	static final String OWN_HOVER = NAME + ".ProblemHover";
	static final String REGISTRY = NAME + ".editor.CEditor";
	static final String CODE = NAME + ".text.templates.c";
	static final String HOVERS = NAME + ".textHovers";
	private static final String CONTRACT = ICEditorTextHover.class.getName();
	private static final String POINTS = """
			<?xml version="1.0" encoding="UTF-8"?>
			<?eclipse version="3.4"?>
			<plugin>
				<extension-point id="textHovers" name="Text hovers"/>
				<extension point="org.eclipse.cdt.ui.textHovers">
					<hover id="%s" class="there.is.None" label="A hover of the editor's own"/>
				</extension>
				<extension point="org.eclipse.ui.editors.templates">
					<contextTypeRegistry id="%s"/>
					<contextType id="%s" name="C" class="org.eclipse.jface.text.templates.TemplateContextType" registryId="%s"/>
				</extension>
			</plugin>
			""".formatted(OWN_HOVER, REGISTRY, CODE, REGISTRY);

	private final Bundle bundle;

	CdtStandIn() throws IOException, BundleException {
		Bundle tests = FrameworkUtil.getBundle(getClass());
		bundle = tests.getBundleContext().installBundle("stand-in:" + NAME, new ByteArrayInputStream(jar()));
		Bundle system = tests.getBundleContext().getBundle(0);
		if (!system.adapt(FrameworkWiring.class).resolveBundles(List.of(bundle))) {
			bundle.uninstall();
			throw new BundleException("not resolved: " + bundle);
		}
	}

	private static byte[] jar() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		String contract = CONTRACT.replace('.', '/') + ".class";
		try (JarOutputStream jar = new JarOutputStream(bytes, manifest());
				InputStream code = ICEditorTextHover.class.getResourceAsStream("/" + contract)) {
			jar.putNextEntry(new ZipEntry("plugin.xml"));
			jar.write(POINTS.getBytes(StandardCharsets.UTF_8));
			jar.putNextEntry(new ZipEntry(contract));
			code.transferTo(jar);
		}
		return bytes.toByteArray();
	}

	private static Manifest manifest() {
		Manifest manifest = new Manifest();
		Attributes attributes = manifest.getMainAttributes();
		attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
		attributes.putValue("Bundle-ManifestVersion", "2");
		attributes.putValue("Bundle-SymbolicName", NAME + ";singleton:=true");
		attributes.putValue("Bundle-Version", "9.0.0");
		attributes.putValue("Export-Package", ICEditorTextHover.class.getPackageName());
		attributes.putValue("Require-Bundle", "org.eclipse.jface.text,org.eclipse.ui");
		return manifest;
	}

	/** The interface as the editor's own bundle sees it, which is not the one of the tests. */
	Class<?> contract() throws ClassNotFoundException {
		return bundle.loadClass(CONTRACT);
	}

	/** Everybody's hovers as the editor asks for them: by their labels, and those of bundles that require others before those of these. */
	List<IConfigurationElement> hovers() {
		IConfigurationElement[] hovers = Platform.getExtensionRegistry().getConfigurationElementsFor(HOVERS);
		Arrays.sort(hovers, Comparator.comparing(hover -> hover.getAttribute("label")));
		new ConfigurationElementSorter() {
			@Override
			public IConfigurationElement getConfigurationElement(Object object) {
				return (IConfigurationElement) object;
			}
		}.sort(hovers);
		return List.of(hovers);
	}

	/** The hover that we contribute. */
	IConfigurationElement ours() {
		return Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor(HOVERS))
				.filter(hover -> hover.getContributor().getName().equals("org.racelens.ui")).findFirst().orElseThrow();
	}

	@Override
	public void close() throws BundleException {
		bundle.uninstall();
	}
}
