package org.racelens.frontend.cdt.unit;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPVariable;

/** What tells a variable of namespace scope from others. */
public sealed interface GlobalKey {
	/** The name that the linker knows the variable by where its declaration says none, if that is the one it is written with. */
	Optional<String> symbol();

	/** In C a name is one object however often it is declared. */
	record Spelled(String name) implements GlobalKey {
		@Override
		public Optional<String> symbol() {
			return Optional.of(name);
		}
	}

	/** In C++ CDT's binding tells; names of namespaces, classes and of one text alone are mangled. */
	record Bound(IBinding binding) implements GlobalKey {
		@Override
		public Optional<String> symbol() {
			boolean plain = binding instanceof ICPPVariable v && (v.isExternC() || v.getOwner() == null && !v.isStatic());
			return plain ? Optional.of(binding.getName()) : Optional.empty();
		}
	}

	/** @param name of a variable that an instance of a template has for itself, with the arguments */
	record OfInstance(String name) implements GlobalKey {
		@Override
		public Optional<String> symbol() {
			return Optional.empty();
		}
	}
}
