package org.racelens.openmp.library;

/** The functions of MPI as {@link LibrarySignatures} has them. MPI 4.0 */
final class MessageSignatures {
	// @formatter:off
	/**
	 * Calls that do not block begin what a later call completes: until then what they are given is the library's. The first argument of a
	 * completing call that is written leads to the requests; without any, all that was begun may be completed.
	 */
	static final String TABLE = """
			MPI_Send MPI_Ssend MPI_Bsend MPI_Rsend | in=2*t3 - - - - - ; sends orders
			MPI_Recv | out=2*t3 - - - - - set ; orders
			MPI_Mrecv | out=2*t3 - - set set ; orders
			MPI_Sendrecv | in=2*t3 - - - - out=7*t8 - - - - - set ; sends orders
			MPI_Sendrecv_replace | out=2*t3 - - - - - - - set ; sends orders
			MPI_Isend MPI_Issend MPI_Ibsend MPI_Irsend | in=2*t3 - - - - - set ; sends begins
			MPI_Irecv | out=2*t3 - - - - - set ; begins
			MPI_Imrecv | out=2*t3 - - set set ; begins
			MPI_Send_init MPI_Ssend_init MPI_Bsend_init MPI_Rsend_init | in=2*t3 - - - - - set ; sends begins
			MPI_Recv_init | out=2*t3 - - - - - set ; begins
			MPI_Start MPI_Request_free | set ; completes
			MPI_Startall | - out=1*e2 ; completes
			MPI_Wait | set set ; completes
			MPI_Waitall | - out=1*e2 out=1*e3 ; completes
			MPI_Waitany | - out=1*e2 set set ; completes
			MPI_Waitsome MPI_Testsome | - out=1*e2 set out<1*e4 out<1*e5 ; completes
			MPI_Test | set set set ; completes
			MPI_Testall | - out=1*e2 set out=1*e4 ; completes
			MPI_Testany | - out=1*e2 set set set ; completes
			MPI_Request_get_status | - set set ; completes
			MPI_Cancel | item
			MPI_Test_cancelled | item set
			MPI_Buffer_attach | out=2 - ; begins
			MPI_Probe | - - - set ; orders
			MPI_Mprobe | - - - set set ; orders
			MPI_Iprobe | - - - set set ; orders
			MPI_Improbe | - - - set set set ; orders
			MPI_Get_count MPI_Get_elements | item - set ; computes
			MPI_Status_set_cancelled | set -
			MPI_Barrier | - ; orders
			MPI_Bcast | out=2*t3 - - - - ; sends orders
			MPI_Reduce | in=3*t4 out=3*t4 - - op - - ; sends orders
			MPI_Allreduce MPI_Scan MPI_Exscan | in=3*t4 out=3*t4 - - op - ; sends orders
			MPI_Reduce_local | in=3*t4 out=3*t4 - - op ; sends
			MPI_Reduce_scatter | in out in - op - ; sends orders
			MPI_Reduce_scatter_block | in out=3*t4 - - op - ; sends orders
			MPI_Gather | in=2*t3 - - out - - - - ; sends orders
			MPI_Gatherv | in=2*t3 - - outblock in in - - - ; sends orders
			MPI_Allgather MPI_Neighbor_allgather | in=2*t3 - - out - - - ; sends orders
			MPI_Allgatherv MPI_Neighbor_allgatherv | in=2*t3 - - outblock in in - - ; sends orders
			MPI_Scatter | in - - out=5*t6 - - - - ; sends orders
			MPI_Scatterv | inblock in in - out=6*t7 - - - - ; sends orders
			MPI_Alltoall MPI_Neighbor_alltoall | in - - out - - - ; sends orders
			MPI_Alltoallv MPI_Neighbor_alltoallv | inblock in in - outblock in in - - ; sends orders
			MPI_Ibarrier | - set ; begins
			MPI_Ibcast | out=2*t3 - - - - set ; sends begins
			MPI_Ireduce | in=3*t4 out=3*t4 - - op - - set ; sends begins
			MPI_Iallreduce MPI_Iscan MPI_Iexscan | in=3*t4 out=3*t4 - - op - set ; sends begins
			MPI_Ireduce_scatter | in out in - op - set ; sends begins
			MPI_Ireduce_scatter_block | in out=3*t4 - - op - set ; sends begins
			MPI_Igather | in=2*t3 - - out - - - - set ; sends begins
			MPI_Igatherv | in=2*t3 - - outblock in in - - - set ; sends begins
			MPI_Iallgather MPI_Ineighbor_allgather | in=2*t3 - - out - - - set ; sends begins
			MPI_Iallgatherv MPI_Ineighbor_allgatherv | in=2*t3 - - outblock in in - - set ; sends begins
			MPI_Iscatter | in - - out=5*t6 - - - - set ; sends begins
			MPI_Iscatterv | inblock in in - out=6*t7 - - - - set ; sends begins
			MPI_Ialltoall MPI_Ineighbor_alltoall | in - - out - - - set ; sends begins
			MPI_Ialltoallv MPI_Ineighbor_alltoallv | inblock in in - outblock in in - - set ; sends begins
			MPI_Pack | in=2*t3 - - out<5 - set - ; sends
			MPI_Unpack | in<2 - set out=5*t6 - - - ; sends
			MPI_Pack_size | - - - set ; computes
			MPI_Comm_rank MPI_Comm_size MPI_Comm_group MPI_Comm_dup MPI_Comm_remote_size | - set ; orders
			MPI_Comm_split | - - - set ; orders
			MPI_Comm_split_type | - - - - set ; orders
			MPI_Comm_create | - - set ; orders
			MPI_Comm_create_group | - - - set ; orders
			MPI_Comm_compare MPI_Group_compare | - - set
			MPI_Comm_set_errhandler MPI_Errhandler_set | - -
			MPI_Comm_set_name | - text
			MPI_Comm_get_name | - out set
			MPI_Comm_test_inter | - set
			MPI_Comm_free MPI_Type_commit MPI_Type_free | set ; orders
			MPI_Group_free MPI_Op_free MPI_Info_free MPI_Info_create MPI_Errhandler_free | set
			MPI_Info_set | - text text
			MPI_Group_size MPI_Group_rank | - set
			MPI_Group_incl MPI_Group_excl | - - in=2*#4 set
			MPI_Group_union MPI_Group_intersection MPI_Group_difference | - - set
			MPI_Group_translate_ranks | - - in=2*#4 - out=2*#4
			MPI_Init | set set ; orders
			MPI_Init_thread | set set - set ; orders
			MPI_Finalize | ; orders
			MPI_Initialized MPI_Finalized MPI_Query_thread MPI_Is_thread_main | set
			MPI_Wtime MPI_Wtick |
			MPI_Abort | - -
			MPI_Get_processor_name MPI_Get_library_version | out set
			MPI_Get_version | set set
			MPI_Error_string | - out set
			MPI_Error_class | - set
			MPI_Type_dup | - set
			MPI_Type_contiguous | - - set
			MPI_Type_vector MPI_Type_hvector MPI_Type_create_hvector | - - - - set
			MPI_Type_indexed MPI_Type_create_hindexed MPI_Type_hindexed | - in in - set
			MPI_Type_create_indexed_block MPI_Type_create_hindexed_block | - - in - set
			MPI_Type_create_struct MPI_Type_struct | - in in in set
			MPI_Type_create_subarray | - in in in - - set
			MPI_Type_create_resized | - - - set
			MPI_Type_size MPI_Type_extent | - set ; computes
			MPI_Type_get_extent MPI_Type_get_true_extent | - set set ; computes
			MPI_Cart_create | - - in in - set ; orders
			MPI_Cart_coords | - - - out=3*#4
			MPI_Cart_get | - - out=2*#4 out=2*#4 out=2*#4
			MPI_Cart_rank | - in set
			MPI_Cart_shift | - - - set set
			MPI_Cart_sub | - in set ; orders
			MPI_Cartdim_get | - set
			MPI_Dims_create | - - out=2*#4 ; computes
			MPI_Win_create | out<2 - - - - set ; begins
			MPI_Win_fence MPI_Win_lock_all MPI_Win_flush MPI_Win_flush_local MPI_Win_unlock | - - ; completes
			MPI_Win_free | set ; completes
			MPI_Win_start MPI_Win_post | - - - ; completes
			MPI_Win_complete MPI_Win_wait MPI_Win_unlock_all MPI_Win_flush_all MPI_Win_flush_local_all MPI_Win_sync | - ; completes
			MPI_Win_lock | - - - - ; completes
			MPI_Win_test | - set ; completes
			MPI_Put | in=2*t3 - - - - - - - ; sends begins
			MPI_Get | out=2*t3 - - - - - - - ; begins
			MPI_Accumulate | in=2*t3 - - - - - - op - ; sends begins
			MPI_File_open | - text - - set ; orders
			MPI_File_close | set ; orders
			MPI_File_read MPI_File_read_all MPI_File_read_shared MPI_File_read_ordered | - out=3*t4 - - set ; orders
			MPI_File_read_at MPI_File_read_at_all | - - out=4*t5 - - set ; orders
			MPI_File_write MPI_File_write_all MPI_File_write_shared MPI_File_write_ordered | - in=3*t4 - - set ; sends orders
			MPI_File_write_at MPI_File_write_at_all | - - in=4*t5 - - set ; sends orders
			MPI_File_iread | - out=3*t4 - - set ; begins
			MPI_File_iread_at | - - out=4*t5 - - set ; begins
			MPI_File_iwrite | - in=3*t4 - - set ; sends begins
			MPI_File_iwrite_at | - - in=4*t5 - - set ; sends begins
			MPI_File_seek | - - -
			MPI_File_get_size MPI_File_get_position | - set
			MPI_File_set_size | - - ; orders
			MPI_File_sync | - ; orders
			MPI_File_set_view | - - - - text - ; orders
			MPI_File_delete | text -
			""";
	// @formatter:on

	private MessageSignatures() {
	}
}
