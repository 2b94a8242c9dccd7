package org.racelens.frontend.cdt;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;

/** By which names the linker knows the variables of a unit's namespaces, so that two of the program may be one. */
final class LinkerNames {
	private final Set<GlobalKey> keys = new LinkedHashSet<>();
	private final Set<GlobalKey> defined = new HashSet<>();
	private final Map<GlobalKey, LinkerName> told = new HashMap<>();

	/** To be called for every declarator before anything is asked. */
	void announce(GlobalKey key, IASTDeclarator declarator) {
		keys.add(key);
		if (!Globals.isExtern(declarator)) {
			defined.add(key);
		}
		LinkerNameReader.read(declarator).ifPresent(n -> tell(key, n));
	}

	/** To be called also for what declarations of static members say that are defined elsewhere. */
	void tell(GlobalKey key, LinkerName name) {
		told.merge(key, name, (a, b) -> a.equals(b) ? a : LinkerName.UNCLEAR);
	}

	/** The other variable that one is, as far as names tell; empty also where that is unclear. */
	Optional<GlobalKey> same(GlobalKey key) {
		if (told.isEmpty() || isUnclear(key)) {
			return Optional.empty();
		}
		Optional<String> wanted = target(key).or(() -> symbol(key));
		return wanted.flatMap(this::primary).filter(k -> !k.equals(key));
	}

	/** Whether a variable may be another one without its being clear which. */
	boolean isUnclear(GlobalKey key) {
		LinkerName name = told.get(key);
		if (name == null) {
			return false;
		}
		Optional<GlobalKey> found = name.target().or(name::symbol).flatMap(this::primary);
		boolean isChain = found.filter(k -> target(k).isPresent()).isPresent();
		boolean isLost = name.target().isPresent() && found.isEmpty();
		return name.isUnclear() || isChain || isLost || name.symbol().filter(LinkerNames::isMangled).isPresent();
	}

	/** Names of C++ and of variables inside functions are made up by the compiler. */
	private static boolean isMangled(String symbol) {
		return symbol.startsWith("_Z") || symbol.indexOf('.') >= 0;
	}

	/** Of all variables that the linker knows by a name the first definition, or else the first. */
	private Optional<GlobalKey> primary(String symbol) {
		Optional<String> wanted = Optional.of(symbol);
		return keys.stream().filter(k -> defined.contains(k) && symbol(k).equals(wanted)).findFirst()
				.or(() -> keys.stream().filter(k -> symbol(k).equals(wanted)).findFirst());
	}

	private Optional<String> symbol(GlobalKey key) {
		LinkerName name = told.get(key);
		return name == null || name.target().isPresent() ? key.symbol() : name.symbol();
	}

	private Optional<String> target(GlobalKey key) {
		return Optional.ofNullable(told.get(key)).flatMap(LinkerName::target);
	}
}
