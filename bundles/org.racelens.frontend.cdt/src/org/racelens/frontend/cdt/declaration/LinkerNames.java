package org.racelens.frontend.cdt.declaration;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragmas;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.frontend.cdt.unit.GlobalKey;
import org.racelens.frontend.cdt.unit.LinkerName;

/** By which names the linker knows the variables of a unit's namespaces, so that two of the program may be one. */
public final class LinkerNames {
	/** Pragmas that give a variable another name or object. GCC manual, Symbol-Renaming Pragmas and Weak Pragmas. */
	private static final Pattern PRAGMA = Pattern.compile("\\s*(?:weak\\s+(\\w+)\\s*=|redefine_extname\\s+(\\w+)\\s).*", Pattern.DOTALL);

	/** Pragmas that let another unit replace a definition. */
	private static final Pattern WEAK = Pattern.compile("\\s*weak\\s+(\\w+)\\s*");

	private final Set<String> weak = new HashSet<>();
	/** what a declaration calls weak, the definition or another */
	private final Set<GlobalKey> replaceable = new HashSet<>();
	/** the names of variables of which pragmas speak */
	private final Set<String> ofPragmas = new HashSet<>();
	private final Set<GlobalKey> keys = new LinkedHashSet<>();
	private final Set<GlobalKey> defined = new HashSet<>();
	private final Map<GlobalKey, LinkerName> told = new HashMap<>();

	/** Reads the pragmas of a unit that rename variables, join two, or let another unit replace one. */
	public static LinkerNames read(SyntaxTree tree, Places.OfUnit places) {
		LinkerNames result = new LinkerNames();
		for (Pragmas.Written pragma : Pragmas.written(tree, places)) {
			Matcher matcher = PRAGMA.matcher(pragma.text().text());
			Matcher weak = WEAK.matcher(pragma.text().text());
			if (weak.matches()) {
				result.weak.add(weak.group(1));
			}
			if (matcher.matches()) {
				result.ofPragmas.add(Optional.ofNullable(matcher.group(1)).orElse(matcher.group(2)));
			}
		}
		return result;
	}

	/** To be called for every declarator before anything is asked. */
	void announce(GlobalKey key, IASTDeclarator declarator) {
		keys.add(key);
		announceWeak(key, declarator);
		if (!Declarators.isExtern(declarator)) {
			defined.add(key);
		}
		LinkerNameReader.read(declarator).ifPresent(n -> tell(key, n));
	}

	/** To be called also for declarations in functions and classes. */
	void announceWeak(GlobalKey key, IASTDeclarator declarator) {
		if (Attributes.mark(Declarators.innermost(declarator), WeakFunctions.MARK)) {
			replaceable.add(key);
		}
	}

	/** To be called also for what declarations of static members say that are defined elsewhere. */
	void tell(GlobalKey key, LinkerName name) {
		told.merge(key, name, (a, b) -> a.equals(b) ? a : LinkerName.UNCLEAR);
	}

	/** Whether another unit may have the definition that counts. */
	boolean isReplaceable(GlobalKey key) {
		return replaceable.contains(key) || key.symbol().filter(weak::contains).isPresent();
	}

	/** Whether the program may have no definition. GCC manual, Common Function Attributes: weak. */
	boolean isMissable(GlobalKey key) {
		return isReplaceable(key) && !defined.contains(key) && target(key).isEmpty();
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
		boolean isOfPragma = key.symbol().filter(ofPragmas::contains).isPresent();
		if (isOfPragma || name == null) {
			return isOfPragma;
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
