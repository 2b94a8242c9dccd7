package org.racelens.frontend.cdt.source;

import java.util.Set;

/**
 * The attributes of GCC that neither change the types and places of objects nor have code executed: what they say may be left out where it
 * is not clear to what it belongs. GCC manual, Function Attributes, Variable Attributes, Type Attributes, Label Attributes
 */
final class HarmlessAttributes {
	private static final Set<String> NAMES = Set.of("access", "alloc_align", "alloc_size", "always_inline", "artificial", "assume",
			"assume_aligned", "cold", "const", "counted_by", "deprecated", "designated_init", "diagnose_as_builtin", "error",
			"externally_visible", "fallthrough", "fd_arg", "fd_arg_read", "fd_arg_write", "flag_enum", "flatten", "format", "format_arg",
			"hot", "leaf", "malloc", "musttail", "no_instrument_function", "no_profile_instrument_function",
			"no_reorder", "no_sanitize", "no_sanitize_address", "no_sanitize_thread", "no_sanitize_undefined", "no_split_stack",
			"no_stack_protector", "noclone", "noinline", "noipa", "nonnull", "nonstring", "noplt", "noreturn", "nothrow",
			"null_terminated_string_arg", "pure", "retain", "returns_nonnull", "section", "sentinel", "simd",
			"stack_protect", "symver", "target", "tls_model", "unavailable", "unused", "used", "visibility", "warn_if_not_aligned",
			"warn_unused_result", "warning", "zero_call_used_regs");

	private static final Set<String> OF_NAMES = Set.of("alias", "cleanup", "common", "constructor", "destructor", "ifunc", "nocommon",
			"packed", "weak", "weakref");

	private HarmlessAttributes() {
	}

	/** Whether a name is that of an attribute of what is declared alone, which is ignored behind types. */
	static boolean isOfNames(String name) {
		return OF_NAMES.contains(plain(name));
	}

	/** Whether a name is that of such an attribute, with or without underscores around it. */
	static boolean isOne(String name) {
		return NAMES.contains(plain(name));
	}

	private static String plain(String name) {
		return name.length() > 4 && name.startsWith("__") && name.endsWith("__") ? name.substring(2, name.length() - 2) : name;
	}
}
