package org.racelens.ui.tests;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtension;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.Bundle;

/** What our bundles say to readers in their extensions: names, labels, hints and descriptions of all sorts of things. */
final class ContributedTexts {
	private static final List<String> ATTRIBUTES = List.of("name", "label", "description", "tooltip");
	/** These have names for programs. */
	private static final Set<String> NAMED_FOR_PROGRAMS = Set.of("type", "separator");

	private ContributedTexts() {
	}

	/** In the language of the workbench. */
	static List<String> of(Bundle bundle) {
		return Stream.of(Platform.getExtensionRegistry().getExtensions(bundle.getSymbolicName())).flatMap(ContributedTexts::of)
				.filter(text -> !text.isBlank()).toList();
	}

	private static Stream<String> of(IExtension extension) {
		return Stream.concat(Stream.of(extension.getLabel()),
				Stream.of(extension.getConfigurationElements()).flatMap(ContributedTexts::of));
	}

	private static Stream<String> of(IConfigurationElement element) {
		Stream<String> own = NAMED_FOR_PROGRAMS.contains(element.getName()) ? Stream.of()
				: ATTRIBUTES.stream().map(element::getAttribute);
		Stream<String> text = element.getName().equals("description") ? Stream.of(element.getValue()) : Stream.of();
		return Stream.of(own, text, Stream.of(element.getChildren()).flatMap(ContributedTexts::of)).flatMap(s -> s)
				.filter(Objects::nonNull);
	}
}
