package org.racelens.frontend.cdt.size;

/** The lists of arguments of our header, which point to what those of GCC are an array of. System V ABI for AMD64 §3.5.7 */
public final class ArgumentLists {
	/** Bytes of a list. */
	public static final long SIZE = 24;

	private ArgumentLists() {
	}

	/** Whether pointers to a class of a name are lists of arguments. */
	public static boolean isElement(String name) {
		return name.equals("__va_list_tag") || name.equals("struct __va_list_tag");
	}
}
