package org.racelens.headless.base;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import picocli.CommandLine.IVersionProvider;

/** The version of the product: that of this bundle, without the build's qualifier, so that reports of two builds can be compared. */
public final class Version implements IVersionProvider {
	/** The version as {@code MAJOR.MINOR.MICRO}; {@code development} where the code does not run as a bundle. */
	public static String current() {
		Bundle bundle = FrameworkUtil.getBundle(Version.class);
		if (bundle == null) {
			return "development";
		}
		org.osgi.framework.Version version = bundle.getVersion();
		return version.getMajor() + "." + version.getMinor() + "." + version.getMicro();
	}

	@Override
	public String[] getVersion() {
		return new String[] { "racelens " + current() };
	}
}
