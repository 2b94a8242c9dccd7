! Claim: old and new fields are exchanged by their pointers between regions. Source: Fortran 2018 §10.2.2; semantics.md §2
program swap
  implicit none
  real, target :: a(0:17), b(0:17)
  real, pointer :: old(:), new(:), tmp(:)
  integer :: i, t
  a = 1.0; b = 1.0
  a(8) = 5.0
  old(0:) => a
  new(0:) => b
  do t = 1, 6
    !$omp parallel do !@ RACE_FREE
    do i = 1, 16
      new(i) = 0.5 * (old(i-1) + old(i+1))
    end do
    tmp => old
    old => new
    new => tmp
  end do
  print *, old(8)
end program swap
