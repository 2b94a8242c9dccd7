! Claim: a variant of which only the interface is in sight may do anything with what it is given. Source: OpenMP 5.2 §7.5; gap unmodelled-call
program p
  implicit none
  interface
    subroutine store(v, i)
      integer, intent(inout) :: v(*)
      integer, intent(in) :: i
    end subroutine
    subroutine keep(v, i)
      import :: store
      integer, intent(inout) :: v(*)
      integer, intent(in) :: i
      !$omp declare variant(store) match(construct={parallel})
    end subroutine
  end interface
  integer :: i, v(100)
  !$omp parallel do !@ UNKNOWN(unmodelled-call)
  do i = 1, 100
    call keep(v, i)
  end do
  print *, v(1)
end program
subroutine keep(v, i)
  integer, intent(inout) :: v(*)
  integer, intent(in) :: i
  v(i) = i
end subroutine
