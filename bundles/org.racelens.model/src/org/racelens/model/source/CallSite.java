package org.racelens.model.source;

import java.util.List;

/** A call on the path from the region to an access: who was called, and where the call stands. */
public record CallSite(String callee, SourceRange place) {

	/** Where the source makes an access: of what stands in a standard header, where that is called. */
	public static SourceRange inSource(SourceRange access, List<CallSite> calls) {
		SourceRange place = access;
		for (int i = calls.size() - 1; i >= 0 && place.isBuiltIn(); i--) {
			place = calls.get(i).place();
		}
		return place;
	}
}
