package org.racelens.frontend.cdt.declaration;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragmas;
import org.racelens.frontend.cdt.unit.LinkerName;
import org.racelens.frontend.cdt.unit.Unit;

/**
 * Collects the names of a unit by which the linker may know something else than what the text declares
 * ({@link org.racelens.openmp.unit.Linking#doubtful}). GCC manual, Common Function Attributes, Asm Labels, Symbol-Renaming Pragmas, Weak
 * Pragmas; C17 §6.7.4p7.
 */
public final class DoubtfulNames {
	private static final Pattern PRAGMA = Pattern.compile("\\s*(?:weak|redefine_extname)\\s(.*)", Pattern.DOTALL);
	private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");

	private final Unit unit;

	private DoubtfulNames(Unit unit) {
		this.unit = unit;
	}

	/** The reader for a unit whose pragmas are read. */
	public static DoubtfulNames read(Unit unit, Places.OfUnit places) {
		for (Pragmas.Written pragma : Pragmas.written(unit.tree(), places)) {
			Matcher found = PRAGMA.matcher(pragma.text().text());
			if (found.matches()) {
				NAME.matcher(found.group(1)).results().forEach(n -> unit.doubt(n.group()));
			}
		}
		return new DoubtfulNames(unit);
	}

	/**
	 * To be called for every declarator of functions and of variables that the linker sees; those of the system's headers do not matter. Of
	 * names of C++ the last part is told.
	 */
	void announce(IASTDeclarator declarator) {
		if (unit.tree().headers().isSystem(declarator.getContainingFilename())) {
			return;
		}
		IASTDeclarator named = Declarators.innermost(declarator);
		String name = Names.simple(named.getName());
		Optional<LinkerName> told = LinkerNameReader.read(named);
		told.ifPresent(n -> Stream.of(Optional.of(name), n.symbol(), n.target()).flatMap(Optional::stream).forEach(unit::doubt));
		if (Stream.of(WeakFunctions.MARK, "ifunc", "gnu_inline").anyMatch(mark -> Attributes.mark(named, mark))) {
			unit.doubt(name);
		}
	}

	/** A definition that says {@code inline} may be one for calls of its own unit alone. */
	void announce(IASTFunctionDefinition definition) {
		announce(definition.getDeclarator());
		IASTDeclSpecifier specifier = definition.getDeclSpecifier();
		if (unit.isC() && specifier.isInline() && specifier.getStorageClass() != IASTDeclSpecifier.sc_static) {
			unit.doubt(Declarators.innermost(definition.getDeclarator()).getName().toString());
		}
	}
}
